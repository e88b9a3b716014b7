"""The rules of Age of Industry, clause by clause."""
