import type { Problem as ProblemBody } from "@seneschal/schema";

export type ProblemCode = ProblemBody["code"];
type Extras = Pick<ProblemBody, "rule" | "head" | "errors">;

/** A rate limit was exceeded; the client may retry after this time. */
export function tooManyRequests(retryAfterSeconds: number): Problem {
  const problem = new Problem("too-many-requests", `Too many requests. Try again in ${retryAfterSeconds} seconds.`);
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}

/** Why a request cannot be served. Features throw it; `platform/http` renders the response. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: Extras;
  retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: string = kinds[code].help, extras: Extras = {}) {
    super(detail);
    this.name = "Problem";
    this.code = code;
    this.extras = extras;
  }
}

interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly help: string;
}

/** Every kind of problem: its HTTP status, title, and help if there is no better detail. */
export const kinds: Readonly<Record<ProblemCode, ProblemKind>> = {
  "malformed-request": {
    status: 400,
    title: "Malformed request",
    help: "Compare the request with the reference at /docs; `errors` names the invalid fields.",
  },
  "not-signed-in": {
    status: 401,
    title: "Not signed in",
    help: "Send the session cookie or `Authorization: Bearer …`. POST /v1/guests creates a guest session.",
  },
  "wrong-credentials": {
    status: 401,
    title: "Wrong e-mail or password",
    help: "Check both. Guests without an account have no password.",
  },
  "second-factor-needed": {
    status: 401,
    title: "Two-factor code required",
    help: "Repeat the request with `code`: six digits from the authenticator app, or a backup code.",
  },
  "wrong-code": {
    status: 401,
    title: "Wrong or expired code",
    help: "Each code works once, for one minute. Wait for the next one, and check the clock of the device.",
  },
  "link-spent": {
    status: 409,
    title: "The link is no longer valid",
    help: "It was already used, or it has expired. Request a new one.",
  },
  forbidden: { status: 403, title: "Permission denied", help: "Only its owner may do this." },
  "not-found": {
    status: 404,
    title: "Not found",
    help: "Check the URL: the resource does not exist, or you may not see it.",
  },
  "method-not-allowed": {
    status: 405,
    title: "Method not allowed",
    help: "The `Allow` header lists the allowed methods.",
  },
  "not-your-seat": { status: 403, title: "Not your seat", help: "Take a seat first, or act for your own seat." },
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
  "name-kept": {
    status: 409,
    title: "This account is already registered",
    help: "Change its e-mail address or password instead.",
  },
  "name-taken": {
    status: 409,
    title: "This name, or one that looks the same, is already registered",
    help: "Choose another name. Upper and lower case and similar letters of other scripts count as the same.",
  },
  refused: {
    status: 422,
    title: "The rules do not allow this move",
    help: "`rule` names the rule. The position lists all legal moves.",
  },
  "stale-version": {
    status: 409,
    title: "The position has changed",
    help: "Fetch the position at `head`, decide again, and send the new version.",
  },
  "idempotency-key-reused": {
    status: 409,
    title: "The Idempotency-Key was already used for another request",
    help: "Use a new key for each new request, and the same key only to repeat a request.",
  },
  "undo-closed": {
    status: 409,
    title: "This move can no longer be undone",
    help: "A move can be undone until chance was drawn, hidden information was revealed, or another player moved.",
  },
  "email-not-verified": {
    status: 403,
    title: "Your e-mail address is not confirmed",
    help: "You need a confirmed e-mail address to chat in public games. Create an account, then open the link in the e-mail.",
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
  "entry-refused": {
    status: 403,
    title: "You do not meet the requirements of this game",
    help: "`entry` of the game lists the requirements; `GET /v1/players/…` shows your reliability.",
  },
  muted: {
    status: 403,
    title: "You are muted",
    help: "`sanctions` of your account gives the reason and the end date. You can appeal once.",
  },
  banned: {
    status: 403,
    title: "You are banned",
    help: "`sanctions` of your account gives the reason and the end date. You can only read, appeal and leave games.",
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
  "done-already": {
    status: 409,
    title: "This has already been done",
    help: "Nothing was changed. Fetch the current state.",
  },
  "last-administrator": {
    status: 409,
    title: "The server needs at least one administrator",
    help: "Make another account an administrator first.",
  },
  "not-now": {
    status: 409,
    title: "Not possible in this phase of the tournament",
    help: "Check `phase` of the tournament, and its log.",
  },
  "too-few-players": {
    status: 409,
    title: "Too few players to start the tournament",
    help: "Wait for more players, enter bots, or change the table sizes of the first stage.",
  },
  "not-entered": {
    status: 409,
    title: "Not registered for the tournament",
    help: "Register first, or name a registered player.",
  },
  unfit: {
    status: 422,
    title: "Invalid for this tournament",
    help: "`detail` gives the reason.",
  },
  "no-days-left": {
    status: 409,
    title: "Not enough vacation days",
    help: "You earn one day every eight days, and you can have one vacation at a time.",
  },
  "address-refused": {
    status: 422,
    title: "This address cannot be used",
    help: "It must be an https URL on the public internet, without user name or password.",
  },
  "list-full": {
    status: 409,
    title: "The list is full",
    help: "Remove an entry before you add another.",
  },
  "too-large": { status: 413, title: "Request body too large", help: "The maximum is 64 kB." },
  "unsupported-media-type": {
    status: 415,
    title: "Unsupported media type",
    help: "Send JSON with `Content-Type: application/json`.",
  },
  "headers-too-large": {
    status: 431,
    title: "Request headers too large",
    help: "The maximum for all headers is 16 kB. The usual reason is too many cookies.",
  },
  "request-timeout": {
    status: 408,
    title: "Request timeout",
    help: "Headers must arrive within 10 seconds, and the whole request within 30. Send it again.",
  },
  "too-many-requests": {
    status: 429,
    title: "Too many requests",
    help: "Wait for the number of seconds in `Retry-After`. Use the live stream instead of polling.",
  },
  unavailable: {
    status: 503,
    title: "Temporarily unavailable",
    help: "The change may not have been saved. Repeat the request with the same Idempotency-Key.",
  },
  "internal-error": {
    status: 500,
    title: "Something went wrong on our side",
    help: "The error was logged. Include `instance` in a report: it identifies the request in the log.",
  },
};
