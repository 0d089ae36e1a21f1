import type { Caller } from "./caller.ts";

/** Values for the parameters of a path. */
export type Named = Readonly<Record<string, string>>;

interface ApiDocument {
  readonly paths: Readonly<Record<string, { readonly get?: unknown }>>;
}

/** Account, admin and time endpoints, which tell a spectator nothing about a game. */
const elsewhere = /^\/(health|metrics)|^\/v1\/(account|session|admin|dev|push-key)\b|\/stream$/;

/** Returns every public path of the API document with these values. */
export async function publicPaths(caller: Caller, named: Named): Promise<readonly string[]> {
  const { paths } = await caller.get<ApiDocument>("/openapi.json");
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || elsewhere.test(path)) return [];
    return [path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? "unknown")];
  });
}

/** Actions of players; a spectator is rejected by each. */
const acts = (version: number): readonly (readonly [string, string, object?])[] => [
  ["POST", "/moves", { expectedVersion: version, move: { type: "bid", card: 1 } }],
  ["POST", "/undo", { expectedVersion: version }],
  ["POST", "/previews", { expectedVersion: version, moves: [{ type: "bid", card: 1 }] }],
  ["POST", "/undo-request", { expectedVersion: version }],
  ["POST", "/undo-request/answer", { expectedVersion: version, agrees: true }],
  ["PUT", "/auto-replies", { replies: [] }],
  ["POST", "/premoves/check", { expectedVersion: version, moves: [] }],
  ["PUT", "/premoves", { expectedVersion: version, moves: [{ type: "bid", card: 1 }] }],
  ["POST", "/resignation"],
  ["POST", "/seats", {}],
  ["POST", "/ballots", { about: 0, wish: "wait" }],
  ["POST", "/presence-check"],
  ["POST", "/presence-check/confirmation"],
  ["POST", "/presence-check/votes", { about: 0, agrees: true }],
];

/** Compressed, the length of a response would depend on the name of its request. */
const uncompressed = { "accept-encoding": "identity" };
/** A problem contains the id of its request. */
const ownRequest = /"instance":"[^"]*"/;

/** Returns the responses to one caller at every path: status, headers without the date, and body. */
export async function responsesAt(
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
