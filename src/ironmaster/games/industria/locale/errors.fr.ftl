# Ce qui peut être faux dans un coup ou une position d’Industria.
error-parse-tile = Aucune tuile ne s’appelle « { $word } ». Les tuiles s’écrivent comme sawmill ou raw_wood_1.
error-parse-material = Aucune matière première ne s’appelle « { $word } ». Les matières premières s’écrivent comme stone.
error-parse-seller = « { $word } » ne vend rien ici : nommez un joueur par sa lettre, ou la banque (bank).
error-parse-number = « { $word } » n’est pas un nombre entier de thalers.
error-position-tile = { $where } : aucune tuile ne s’appelle « { $value } ».
error-position-box = { $where } : à { $seats } joueurs, { $value } reste dans la boîte.
error-position-twice = { $where } : { $value } se trouve à deux endroits.
error-position-hand = { $where } : { $value } ne peut pas être en main à cette époque.
error-position-laid = { $where } : la tuile { $value } ne peut pas être posée à cette époque.
error-position-late = { $where } : { $value } n’est pas une usine posée après son époque.
error-position-epoch = { $where } : { $value } est une tuile d’une autre époque.
error-position-lot = { $where } : { $value } ne peut pas être aux enchères : la tuile n’est pas parmi celles dévoilées, ou ce n’est pas le moment des enchères.
error-position-bidder = { $where } : { $value } ne peut pas être le meilleur enchérisseur avant d’avoir eu la parole.
error-position-laying = { $where } : { $value } ne peut pas être en construction ici.
error-position-phase = { $where } : impossible dans la phase « { $phase } ».
error-position-derived = { $where } : cette valeur découle du reste et doit être { $expected }.
error-position-start = { $where } : rien ne s’est encore passé avant le tirage au sort du premier joueur du premier tour.
error-position-over = { $where } : la partie ne se termine qu’après le tour { $rounds }.
error-position-pile = { $where } : à ce tour, { $expected ->
    [0] aucune tuile de l’époque n’est face cachée.
    [one] { $expected } tuile de l’époque est face cachée.
   *[other] { $expected } tuiles de l’époque sont face cachée.
}
error-position-display = { $where } : au plus { $most } tuiles sont dévoilées par tour.
error-position-hammer = { $where } : { $start } est le premier commissaire-priseur, et le rôle passe à gauche chaque fois que le commissaire-priseur prend une tuile ; { $value } ne peut pas l’avoir après { $tiles ->
    [one] { $tiles } tuile.
   *[other] { $tiles } tuiles.
}
error-position-builds = { $where } : trop { $kind ->
    [factory] d’usines
    [technology] de technologies
   *[bonus] de bonus
} pour les tours écoulés : un joueur pose au plus une tuile de chaque sorte par tour, et une technologie, ou une usine à temps, seulement à son époque.
error-position-built = { $where } : { $seat } n’a { $value ->
    [factory] aucune usine
    [technology] aucune technologie
   *[bonus] aucun bonus
} que l’on ait pu poser pendant ce tour.
error-position-gone = { $where } : { $value } ne peut pas être hors du jeu : seules les tuiles « matière première » et les technologies des époques passées en sortent.
error-position-points = { $where } : les tuiles posées à temps donnent { $expected }, à la fin avec bonus, liaisons et argent.
error-position-money = { $where } : les joueurs ont { $value } thalers en tout, et il ne peut y en avoir plus de { $most } en jeu.
