error-client-address = “{ $address }” is not the address of a server. It must begin with http:// or https://.
error-client-token = That is not a token. Create one on the account page; it begins with im_.
error-client-websockets = The WebSocket client is not installed. Install it with: pip install "ironmaster[client]"
error-client-secure = The certificate of the server is not valid: { $problem }
error-client-answer = There is no table server at this address.
error-client-refused = The server rejected the request: { $message }
error-client-away = The server does not answer: { $problem }
error-client-move = The bot chose “{ $move }”, which is not a legal move.
