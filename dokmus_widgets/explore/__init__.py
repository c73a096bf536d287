"""Explorers without a screen: rules, positions, scores, guardians, set-up and the editor."""
