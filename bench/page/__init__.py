"""How fast and how heavy the page is: a real server, a real Chromium, over loopback; see results.md."""
