"""What a guardian's actions change, and all that a card can be used for."""
