# Ce qui peut être faux dans un coup ou une position d'Industria.
error-parse-tile = Aucune tuile ne s’appelle « { $word } ». Les tuiles s’écrivent comme sawmill ou raw_wood_1.
error-parse-material = Aucune matière première ne s’appelle « { $word } ». Les matières premières s’écrivent comme stone.
error-parse-seller = « { $word } » ne vend rien ici : nommez une place ou la banque (bank).
error-parse-number = « { $word } » n’est pas un nombre entier de thalers.
error-position-tile = { $where } : aucune tuile ne s’appelle « { $value } ».
error-position-box = { $where } : à { $seats } joueurs, { $value } reste dans la boîte.
error-position-twice = { $where } : { $value } se trouve à deux endroits.
error-position-hand = { $where } : { $value } ne peut pas être en main à cette époque.
error-position-laid = { $where } : { $value } ne peut pas être posée à cette époque.
error-position-late = { $where } : { $value } n’est pas une usine posée après son époque.
error-position-epoch = { $where } : { $value } est une tuile d’une autre époque.
error-position-lot = { $where } : { $value } ne peut pas être aux enchères, elle n’est pas parmi les tuiles dévoilées.
error-position-bidder = { $where } : { $value } ne s’est pas encore prononcé sur ce lot.
error-position-laying = { $where } : { $value } ne peut pas être en construction ici.
error-position-phase = { $where } : impossible dans la phase « { $phase } ».
error-position-derived = { $where } : découle du reste et doit être { $expected }.
