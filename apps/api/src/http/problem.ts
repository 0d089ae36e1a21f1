import type { Problem as ProblemBody } from "@seneschal/schema";

export type ProblemCode = ProblemBody["code"];
type Extras = Pick<ProblemBody, "rule" | "head" | "errors">;

/** Asked too often: when to ask again. */
export function tooManyRequests(retryAfterSeconds: number): Problem {
  const problem = new Problem("too-many-requests", `Asked too often. Ask again in ${retryAfterSeconds} seconds.`);
  problem.retryAfterSeconds = retryAfterSeconds;
  return problem;
}

/** Why a request cannot be served. Thrown by features; `http` turns it into an answer. */
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

interface Kind {
  readonly status: number;
  readonly title: string;
  readonly help: string;
}

/** Every kind of problem: its HTTP status, and a sentence that helps where nothing nearer is known. */
export const kinds: Readonly<Record<ProblemCode, Kind>> = {
  "malformed-request": {
    status: 400,
    title: "The request is malformed",
    help: "Compare the request with its description at /docs: `errors` names the fields.",
  },
  "not-signed-in": {
    status: 401,
    title: "Nobody is signed in",
    help: "Send the session cookie or `Authorization: Bearer …`; POST /v1/guests gives a session at once.",
  },
  "wrong-credentials": {
    status: 401,
    title: "E-mail and password do not fit together",
    help: "Check both. A guest whose name was never kept has no password.",
  },
  "second-factor-needed": {
    status: 401,
    title: "A code is asked for, too",
    help: "Send the same again with `code`: six digits from the authenticator, or a backup code.",
  },
  "wrong-code": {
    status: 401,
    title: "The code does not open",
    help: "Each code opens once, and for a minute. Wait for the next one, and check the clock of the device.",
  },
  "link-spent": {
    status: 409,
    title: "This link opens nothing any more",
    help: "It was used, or is too old. Ask for a new one.",
  },
  forbidden: { status: 403, title: "This is not yours to do", help: "Only the one it belongs to may do this." },
  "not-found": {
    status: 404,
    title: "There is nothing here",
    help: "Check the address: what it names does not exist, or is not shown to you.",
  },
  "method-not-allowed": {
    status: 405,
    title: "This address does not take that method",
    help: "The `Allow` header lists the methods that it takes.",
  },
  "not-your-seat": { status: 403, title: "That is not your seat", help: "Sit down first, or act for your own seat." },
  "not-open": {
    status: 409,
    title: "The game is no longer open",
    help: "Seats change only before the game begins. Open another game, or watch this one.",
  },
  "not-running": {
    status: 409,
    title: "The game is not being played",
    help: "Moves are taken after the start and before the end.",
  },
  "not-finished": {
    status: 409,
    title: "The game is not over yet",
    help: "What the game still hides is shown when it is over.",
  },
  "seats-free": {
    status: 409,
    title: "Not every seat is taken",
    help: "Send the invitation to friends, or seat bots.",
  },
  "not-ready": {
    status: 409,
    title: "Somebody is not ready yet",
    help: "This table begins by itself once everybody has said that they are ready.",
  },
  "seat-taken": { status: 409, title: "The seat is taken", help: "Ask for another seat, or leave the choice to us." },
  "too-many-open-games": {
    status: 409,
    title: "Too many of your tables wait for players",
    help: "Begin one of them, or leave it, before you open another.",
  },
  "name-kept": {
    status: 409,
    title: "This name is kept already",
    help: "Its e-mail and its password can be changed, each by itself.",
  },
  "name-taken": {
    status: 409,
    title: "Somebody has registered a name that looks the same",
    help: "Choose another name. Names are compared by how they look: capitals and similar letters of other scripts count as the same.",
  },
  refused: {
    status: 422,
    title: "The rules forbid it",
    help: "`rule` names the rule. The position lists every move that is allowed.",
  },
  "stale-version": {
    status: 409,
    title: "The position has changed",
    help: "Fetch the position at `head`, decide again, and send the new version.",
  },
  "idempotency-key-reused": {
    status: 409,
    title: "This Idempotency-Key was used for another request",
    help: "Make a new key for every new request, and keep it only to repeat the same one.",
  },
  "undo-closed": {
    status: 409,
    title: "This can no longer be taken back",
    help: "A move can be taken back until chance was drawn, something came to light, or somebody else moved.",
  },
  "email-not-verified": {
    status: 403,
    title: "Your e-mail is not verified",
    help: "In public only those speak whose e-mail is verified. Keep your name by e-mail, then follow the link in the letter.",
  },
  unforeseen: {
    status: 409,
    title: "Something comes in between that cannot be foreseen",
    help: "`errors` names the first move that comes after luck or a discovery. Send those before it, look, and go on.",
  },
  "nobody-left": {
    status: 409,
    title: "Nobody has left this seat",
    help: "There is something to decide only about a seat that a caretaker plays.",
  },
  "entry-refused": {
    status: 403,
    title: "This table asks more of its players",
    help: "`entry` of the game says what; `GET /v1/players/…` says what others see of you.",
  },
  muted: {
    status: 403,
    title: "You may not speak for now",
    help: "`sanctions` of your account says why and until when; you may appeal once.",
  },
  banned: {
    status: 403,
    title: "You are banned for now",
    help: "`sanctions` of your account says why and until when. You may read, appeal and leave.",
  },
  "own-game": {
    status: 403,
    title: "You play, or played, in this game",
    help: "Nobody sees what is hidden in a game of their own, or decides about it. Ask another member of the desk.",
  },
  "no-clock": {
    status: 409,
    title: "There is no clock",
    help: "The game is played without clocks, or a bot plays for this seat.",
  },
  "done-already": {
    status: 409,
    title: "That was done already",
    help: "Look at how it stands now: nothing was changed a second time.",
  },
  "last-administrator": {
    status: 409,
    title: "The house needs an administrator",
    help: "Make somebody else an administrator first.",
  },
  "not-now": {
    status: 409,
    title: "This cannot be done at this point of the tournament",
    help: "The tournament says which phase it is in, and the log what happened last.",
  },
  "not-entered": {
    status: 409,
    title: "This needs a player of the tournament",
    help: "Enter first, or name one of those who have.",
  },
  unfit: {
    status: 422,
    title: "It does not fit the tournament",
    help: "`detail` says what does not fit.",
  },
  "no-days-left": {
    status: 409,
    title: "So many days off are not there",
    help: "One day is saved every eight days, and one vacation is taken at a time.",
  },
  "address-refused": {
    status: 422,
    title: "Nothing is sent to this address",
    help: "It must be https, on the open internet, without a name or a password in it.",
  },
  "list-full": {
    status: 409,
    title: "The list is full",
    help: "Take something off it before you add to it.",
  },
  "too-large": { status: 413, title: "The body is too large", help: "A body may have 64 kB." },
  "unsupported-media-type": {
    status: 415,
    title: "The body is of a kind that is not read here",
    help: "Send JSON with `Content-Type: application/json`.",
  },
  "headers-too-large": {
    status: 431,
    title: "The headers are too large",
    help: "All headers together may have 16 kB. Too many cookies are the usual reason.",
  },
  "request-timeout": {
    status: 408,
    title: "The request came too slowly",
    help: "Its headers must be here within 10 seconds, and all of it within 30. Send it again.",
  },
  "too-many-requests": {
    status: 429,
    title: "Too many requests",
    help: "Wait as many seconds as `Retry-After` says. The live stream spares you from asking often.",
  },
  unavailable: {
    status: 503,
    title: "The house cannot be reached for the moment",
    help: "Nothing was written unless you were told so. Repeat the request with the same Idempotency-Key.",
  },
  "internal-error": {
    status: 500,
    title: "Something went wrong on our side",
    help: "Nothing is half written. Tell us the `instance`, by which the log knows this request.",
  },
};
