import type { Caller } from "./caller.ts";

/** What stands in the place of the parameters of a path. */
export type Named = Readonly<Record<string, string>>;

interface ApiDocument {
  readonly paths: Readonly<Record<string, { readonly get?: unknown }>>;
}

/** Own affairs, the admin's, and what tells the time: nothing in these is said about a game to a spectator. */
const elsewhere = /^\/(health|metrics)|^\/v1\/(account|session|desk|outbox|push-key)\b|\/stream$/;

/** Every path of the API document that anybody may read, with these names put in. */
export async function readablePaths(caller: Caller, named: Named): Promise<readonly string[]> {
  const { paths } = await caller.get<ApiDocument>("/openapi.json");
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || elsewhere.test(path)) return [];
    return [path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? "unknown")];
  });
}

/** Acts of those who play; a spectator is turned away from each. */
const acts = (version: number): readonly (readonly [string, string, object?])[] => [
  ["POST", "/moves", { expectedVersion: version, move: { type: "bid", card: 1 } }],
  ["POST", "/undo", { expectedVersion: version }],
  ["POST", "/rehearsals", { expectedVersion: version, moves: [{ type: "bid", card: 1 }] }],
  ["POST", "/undo-request", { expectedVersion: version }],
  ["POST", "/undo-request/answer", { expectedVersion: version, agrees: true }],
  ["PUT", "/orders", { orders: [] }],
  ["POST", "/resignation"],
  ["POST", "/seats", {}],
  ["POST", "/ballots", { about: 0, wish: "wait" }],
];

/** Compressed, an answer would be as long as the name of its request happens to make it. */
const uncompressed = { "accept-encoding": "identity" };
/** A problem names its request. */
const ownRequest = /"instance":"[^"]*"/;

/** What one caller is answered at every door: status, headers but the date, and the body. */
export async function answersAt(
  caller: Caller,
  game: string,
  paths: readonly string[],
  version: number,
): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = {};
  const ask = async (method: string, path: string, body?: object) => {
    const { status, text, headers } = await caller.call(method, path, body, uncompressed);
    const telling = [...headers].filter(([name]) => name !== "date" && name !== "x-request-id");
    const who = caller.id === "" ? "nobody" : caller.id;
    answers[`${who} ${method} ${path}`] = JSON.stringify([status, telling, text.replace(ownRequest, "")]);
  };
  for (const path of paths) await ask("GET", path);
  for (const [method, path, body] of acts(version)) await ask(method, `/v1/games/${game}${path}`, body);
  return answers;
}
