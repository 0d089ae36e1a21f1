const english = {
  gameName: "A game in the terminal",
  whichRuleset: "Which game?",
  started: (title, id) => `${title} (${id})`,
  goesOn: (id) => `The game goes on. Continue it with --game ${id}`,
  sameGuest: (token) => `Keep this guest: SENESCHAL_TOKEN=${token}`,
  yourTurn: (question) => `Your turn: ${question}`,
  bot: "Bot",
  since: "Since your last move",
  nothing: "nothing",
  yes: "yes",
  no: "no",
  whichMove: (max) => `Number of your move (1–${max}), p for the position, q to quit`,
  whichValue: (label, max) => `${label} (1–${max}), b to go back`,
  whichNumber: (label, from, to) => `${label} (${from}–${to}), b to go back`,
  whichValues: (label, min, max) => `${label} (${min}–${max} numbers with spaces between them), b to go back`,
  more: "Enter for more, b to go back",
  invalid: "This is not one of the possible answers.",
  over: "The game is over.",
  noResult: "The game ended without a result.",
  rank: (rank, name, score) => `${rank}. ${name}: ${score}`,
};

const french = {
  gameName: "Une partie dans le terminal",
  whichRuleset: "Quel jeu ?",
  started: (title, id) => `${title} (${id})`,
  goesOn: (id) => `La partie continue. Reprenez-la avec --game ${id}`,
  sameGuest: (token) => `Garder cet invité : SENESCHAL_TOKEN=${token}`,
  yourTurn: (question) => `À vous de jouer : ${question}`,
  bot: "Bot",
  since: "Depuis votre dernier coup",
  nothing: "rien",
  yes: "oui",
  no: "non",
  whichMove: (max) => `Numéro de votre coup (1–${max}), p pour la position, q pour quitter`,
  whichValue: (label, max) => `${label} (1–${max}), b pour revenir`,
  whichNumber: (label, from, to) => `${label} (${from}–${to}), b pour revenir`,
  whichValues: (label, min, max) => `${label} (${min}–${max} numéros séparés par des espaces), b pour revenir`,
  more: "Entrée pour la suite, b pour revenir",
  invalid: "Ce n’est pas une des réponses possibles.",
  over: "La partie est terminée.",
  noResult: "La partie s’est terminée sans résultat.",
  rank: (rank, name, score) => `${rank}. ${name} : ${score}`,
};

export function textsIn(language) {
  return language === "fr" ? french : english;
}
