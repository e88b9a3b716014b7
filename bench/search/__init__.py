"""How many positions the master's search visits, beside a search of another project in the same run."""
