"""Load tests of a real server over loopback, limited in the number of tables and in time."""
