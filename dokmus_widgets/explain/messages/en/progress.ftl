progress-damaged = Your progress can't be read, so it starts over. The old file is kept: { $path }. Reason: { $why }
progress-unreadable = Your progress can't be read or saved; its file is unchanged: { $path }. Reason: { $why }
progress-not-saved = Your progress couldn't be saved to { $path }: { $why }
progress-not-erased = Your progress couldn't be erased from { $path }: { $why }
progress-no-text = the file isn't text
progress-damaged-page = Your progress in this browser can't be read, so it starts over. The old data is kept.
