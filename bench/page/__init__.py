"""Speed and size of the page: a real server and a real Chromium, connected over loopback; see results.md."""
