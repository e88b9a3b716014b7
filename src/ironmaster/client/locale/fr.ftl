error-client-address = « { $address } » n’est pas l’adresse d’un serveur. Elle doit commencer par http:// ou https://.
error-client-token = Ce n’est pas un jeton. Créez-en un sur la page du compte ; il commence par im_.
error-client-websockets = Le client WebSocket n’est pas installé. Installez-le avec : pip install "ironmaster[client]"
error-client-secure = Le certificat du serveur n’est pas valide : { $problem }
error-client-answer = Il n’y a pas de serveur de tables à cette adresse.
error-client-refused = Le serveur a rejeté la requête : { $message }
error-client-away = Le serveur ne répond pas : { $problem }
error-client-move = Le robot a choisi « { $move } », qui n’est pas un coup permis.
