problem-unreachable = Le serveur est injoignable. Vos coups y sont en sécurité ; cette page réessaie d’elle-même.
