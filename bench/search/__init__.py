"""The speed of the master's tree search, compared with a search of another project in the same run."""
