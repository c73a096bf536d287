"""The rules explorer without a screen: its cases, what was asked there, its links."""
