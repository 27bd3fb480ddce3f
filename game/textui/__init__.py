"""The same games in a terminal: for keyboards, screen readers and machines without a screen."""
