/** Problems of games, from the lobby to the end. */
export const gameProblems = {
  "not-your-seat": { status: 403, title: "Not your seat", help: "Take a seat first, or act for your own seat." },
  "not-your-turn": {
    status: 409,
    title: "It is not your turn",
    help: "`question.seats` of the position names the seats that the game waits for; the account stream tells when it is your turn.",
  },
  "not-playable-here": {
    status: 409,
    title: "The rules of this game are not installed here",
    help: "This server does not have the ruleset of the game. Lists, the game itself and its log still work; everything else works again when the operator installs the ruleset.",
  },
  "not-open": {
    status: 409,
    title: "The game has already started",
    help: "Seats can only change before the start. Create another game, or watch this one.",
  },
  "not-running": {
    status: 409,
    title: "The game is not running",
    help: "Moves are accepted between the start and the end of a game.",
  },
  "not-finished": {
    status: 409,
    title: "The game is not over yet",
    help: "Hidden information is available when the game is over.",
  },
  "seats-free": {
    status: 409,
    title: "Some seats are still open",
    help: "Invite players, or add bots.",
  },
  "not-ready": {
    status: 409,
    title: "Not all players are ready",
    help: "The game starts automatically when all players are ready.",
  },
  "seat-taken": {
    status: 409,
    title: "The seat is taken",
    help: "Choose another seat, or leave out `seat` to take any open one.",
  },
  "too-many-open-games": {
    status: 409,
    title: "Too many open games",
    help: "Start or leave one of them before you create another.",
  },
  refused: {
    status: 422,
    title: "The rules do not allow this move",
    help: "`rule` names the rule. The position lists all legal moves.",
  },
  "wrong-ruleset": {
    status: 422,
    title: "The game has another ruleset",
    help: "Send the `ruleset` of the game, as its position says it, or leave `ruleset` out.",
  },
  "undo-closed": {
    status: 409,
    title: "This move can no longer be undone",
    help: "A move can be undone until chance was drawn, hidden information was revealed, or another player moved.",
  },
  unforeseen: {
    status: 409,
    title: "These moves cannot be sent together",
    help: "`errors` names the first move that comes after chance or hidden information. Send the moves before it, look at the result, then continue.",
  },
  "nobody-left": {
    status: 409,
    title: "No player has left this seat",
    help: "Players can only vote on a seat that a substitute bot plays.",
  },
  "presence-check-closed": {
    status: 409,
    title: "Presence cannot be checked now",
    help: "`presenceCheckFrom` of the game tells when a check can start, and `presenceCheck` who has to answer, and from when players can vote.",
  },
  "shortening-closed": {
    status: 409,
    title: "The length of this game cannot be changed now",
    help: "`shortening` of the game shows the proposal and who must still agree; `turnLimit` of the position the current turn and the last one.",
  },
  "entry-refused": {
    status: 403,
    title: "You do not meet the requirements of this game",
    help: "`entry` of the game lists the requirements; `GET /v1/players/…` shows your reliability.",
  },
  "bot-declined": {
    status: 409,
    title: "The bot account does not accept this game",
    help: "`botLimit` names the limit of the bot account; `GET /v1/bots` shows what bot accounts accept.",
  },
  "own-game": {
    status: 403,
    title: "You are or were a player in this game",
    help: "Staff may not inspect or change their own games. Ask another moderator or administrator.",
  },
  "no-clock": {
    status: 409,
    title: "No clock",
    help: "The game is played without clocks, or a bot plays for this seat.",
  },
  "no-report": {
    status: 404,
    title: "There is no report on this game",
    help: "Ask for it with `requestGameReport`. A report that could not be computed, or is older than the analysis, has to be asked for again.",
  },
  "report-running": {
    status: 429,
    title: "You wait for another report",
    help: "An account waits for one report at a time. `game` names the game of the other one: `getGameReport` returns its progress.",
  },
};
