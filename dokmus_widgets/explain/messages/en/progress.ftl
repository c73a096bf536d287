### Progress of the course: what goes wrong with the file that keeps it.

progress-damaged = Your progress could not be read, and begins anew. The old file is kept: { $path }. What is wrong with it: { $why }
progress-unreadable = Your progress could not be read, and the file stays as it is: { $path }. What is done now is not kept. What is wrong: { $why }
progress-not-saved = Your progress could not be saved to { $path }: { $why }
progress-not-erased = Your progress could not be erased from { $path }: { $why }
progress-no-text = the file is not text
progress-damaged-page = Your progress in this browser could not be read, and begins anew. The old one is set aside there and not lost.
