"""The server: tables over HTTP and WebSocket. `kotatsu serve` runs it; docs/hosting.md tells how."""
