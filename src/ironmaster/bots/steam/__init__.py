"""What somebody who knows Steam thinks of it."""
