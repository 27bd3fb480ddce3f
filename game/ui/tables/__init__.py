"""What lies where on each game's table, and which spot means which answer: a file a game."""
