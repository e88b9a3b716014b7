error-client-address = « { $address } » n’est pas l’adresse d’un serveur : écrivez http:// ou https:// et son nom.
error-client-token = Ce n’est pas un jeton : un compte en crée un sur sa page, et il commence par im_.
error-client-websockets = Il manque une partie pour écouter un serveur. Installez-la : pip install "ironmaster[client]"
error-client-secure = Le serveur ne peut montrer qui il est : { $problem }
error-client-answer = Ce qui répond là n’est pas un serveur de tables.
error-client-refused = Le serveur refuse : { $message }
error-client-away = Le serveur ne répond pas : { $problem }
error-client-move = Le robot a choisi « { $move } », qui n’était pas proposé.
