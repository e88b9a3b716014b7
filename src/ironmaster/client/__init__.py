"""The client of a table server for programs that play. It needs no bot and no rules."""
