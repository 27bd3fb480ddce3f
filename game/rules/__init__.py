"""What may happen: the rules of each game, under one contract (`kernel`)."""
