error-client-address = “{ $address }” is no address of a server: write http:// or https:// and its name.
error-client-token = That is no token: an account makes one on its page, and it begins with im_.
error-client-websockets = A part is missing to listen to a server. Install it with: pip install "ironmaster[client]"
error-client-secure = The server cannot show who it is: { $problem }
error-client-answer = What answers there is no table server.
error-client-refused = The server refuses: { $message }
error-client-away = The server does not answer: { $problem }
error-client-move = The bot chose “{ $move }”, which was not offered.
