"""Looking back on a game: what each ply and each turn of it brought, and what was possible."""
