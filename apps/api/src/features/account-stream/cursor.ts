/** How far an account has read one game. */
export interface GameCursor {
  /** The last version whose events have all been sent. */
  readonly version: number;
  /** The number of events of the next version that have been sent. */
  readonly part: number;
  /** Time of `version`, in milliseconds; so is `undo`. */
  readonly at: number;
  /** The number of the last change of the chat: a time in microseconds. */
  readonly chat: number;
  /** Time of the last undo request that was sent; 0 if there was none. */
  readonly undo: number;
}

/**
 * Where the stream of an account has got to: everything up to a time has been sent, and of each game with something later,
 * everything up to a position.
 */
export interface Cursor {
  /** Milliseconds. */
  readonly settled: number;
  readonly games: ReadonlyMap<string, GameCursor>;
}

/**
 * An event is stored at most this long after its time. A cursor names the position in each game that changed within it;
 * for all others, the time is enough.
 */
export const settlingMs = 10 * 60 * 1000;

/** The text of a cursor. Games without anything later than the settled time are left out. */
export function cursorText({ settled, games }: Cursor): string {
  const parts = [...games].filter(([, game]) => isLater(game, settled)).map(gameText);
  return [base36(settled), ...parts].join("~");
}

function isLater({ part, at, chat, undo }: GameCursor, settled: number): boolean {
  return part > 0 || at > settled || chat > settled * 1000 || undo > settled;
}

const base36 = (value: number) => value.toString(36);

function gameText([id, { version, part, at, chat, undo }]: [string, GameCursor]): string {
  const hex = Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
  return [hex, ...[version, part, at, chat, undo].map(base36)].join(".");
}

/** A time of this century has eight digits. */
const shape = /^[1-9a-z][0-9a-z]{7}(~[\w-]{22}(\.[0-9a-z]{1,11}){5})*$/;

/** Reads the text of a cursor; undefined if it is none. */
export function cursorOf(text: string): Cursor | undefined {
  if (!shape.test(text)) return undefined;
  const [settled = "", ...games] = text.split("~");
  return { settled: Number.parseInt(settled, 36), games: new Map(games.map(gameOf)) };
}

function gameOf(text: string): [string, GameCursor] {
  const [id = "", ...numbers] = text.split(".");
  const [version = 0, part = 0, at = 0, chat = 0, undo = 0] = numbers.map((number) => Number.parseInt(number, 36));
  return [uuidOf(Buffer.from(id, "base64url").toString("hex")), { version, part, at, chat, undo }];
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
