"""Who decides when no person does. Computer seats see views only."""
