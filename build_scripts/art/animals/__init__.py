"""One file an animal: its head, looking at you, drawn around the origin."""
