"""The way in over HTTP and websockets. Everything is described in `/openapi.json` but the frames of the websocket."""
