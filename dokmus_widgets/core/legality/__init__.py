"""What may be done: the list of legal actions, and a verdict on any other."""
