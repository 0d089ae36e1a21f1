/**
 * Rejected words with their replacements; the lists of terms in docs/ explain them. Whole words are matched, in upper and
 * lower case; `*` stands for any ending.
 */
export const words = {
  en: {
    "the house": "Seneschal, the server, or we",
    "this house": "this server",
    "the desk": "admin",
    whoever: "anyone who, players who",
    whomever: "anyone",
    whom: "rewrite",
    somebody: "someone, a player",
    anybody: "anyone",
    shall: "will, or the imperative",
    anew: "again",
    beside: "next to, with",
    ought: "should",
    "one’s": "your",
    oneself: "yourself",
    "so many": "the number of",
    "so long as": "while",
    thereof: "rewrite",
    therein: "rewrite",
    hitherto: "so far",
    "kept name*": "account",
    "second proof": "two-factor authentication",
    "standing order*": "auto-reply",
    "by mail": "by e-mail",
    mails: "e-mails",
    emails: "e-mails",
    "take* home": "download",
    "sit* down": "join, take a seat",
    "stand* up": "leave the seat",
    "call* off": "cancel",
  },
  fr: {
    "la maison": "Seneschal, le serveur, ou nous",
    "cette maison": "ce serveur",
    "le bureau": "l’administration",
    quiconque: "les joueurs qui",
    derechef: "de nouveau",
    "courriel*": "e-mail",
    "fin* de semaine": "week-end",
    "pendule*": "horloge",
    "allure*": "cadence",
    "nom gardé": "compte",
    "seconde preuve": "double authentification",
    "ordre* permanent*": "réponse automatique",
    emporter: "télécharger",
    "s’asseoir": "rejoindre, prendre une place",
    "asseyez-vous": "rejoignez, prenez une place",
    "événement*": "évènement",
    "déclin*": "refuser",
  },
};

/** Medieval words that are allowed in the texts of games and nowhere else. */
export const medieval = {
  en: { "hear ye": "your turn", reckoning: "final score", parchment: "rewrite", "deed*": "action" },
  fr: { oyez: "à vous de jouer", "parchemin*": "reformuler" },
};
