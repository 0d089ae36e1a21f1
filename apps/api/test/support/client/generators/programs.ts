/** Chooses a random move from what the server offers, in the same way each time. */
export const sharedSource = `
type Domain =
  | { readonly oneOf: readonly unknown[] }
  | { readonly from: number; readonly to: number }
  | { readonly someOf: readonly unknown[]; readonly min: number };

export interface Choice {
  readonly type: string;
  readonly fields: object;
  readonly blockedBy?: string;
}

let state = 1;
const below = (limit: number) => {
  state = (state * 48271) % 2147483647;
  return state % limit;
};

export function moveFrom(choices: readonly Choice[]): { type: string } | undefined {
  const open = choices.filter(({ blockedBy }) => blockedBy === undefined);
  const choice = open[below(open.length || 1)];
  if (choice === undefined) return undefined;
  const fields = Object.entries(choice.fields).map(([name, domain]) => [name, valueIn(domain)]);
  return { type: choice.type, ...Object.fromEntries(fields) };
}

function valueIn(domain: Domain): unknown {
  if ("oneOf" in domain) return domain.oneOf[below(domain.oneOf.length)];
  if ("someOf" in domain) return domain.someOf.slice(0, domain.min);
  return domain.from + below(domain.to - domain.from + 1);
}

export const address = process.argv[2] ?? "";
export const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
declare const process: { readonly argv: readonly string[] };
`;

/** A program for each generator: a guest plays a whole game against bots, and prints how it ended. */
export const programs = {
  "openapi-typescript-program": `
import createClient from "openapi-fetch";
import { address, moveFrom, pause } from "./choose";
import type { components, paths } from "./openapi-typescript/openapi";

const client = createClient<paths>({ baseUrl: address });
const guest = await client.POST("/v1/guests", { body: { name: "Aveline" } });
const headers = { authorization: "Bearer " + guest.data!.token };
const created = await client.POST("/v1/games", {
  headers,
  body: { ruleset: "village", options: {}, name: "Typed", seats: 2, bots: ["easy"] },
});
const params = { path: { game: created.data!.id } };
await client.POST("/v1/games/{game}/start", { headers, params });
// @ts-expect-error: the document has no such path
client.GET("/v1/games/{game}/positoin", { headers, params });
let moves = 0;
for (;;) {
  const { data: position, error } = await client.GET("/v1/games/{game}/position", { headers, params });
  if (position === undefined) throw new Error(error.detail);
  if (position.outcome !== null) {
    console.log(JSON.stringify({ moves, outcome: position.outcome }));
    break;
  }
  const move = moveFrom(position.choices) as components["schemas"]["VillageMove"] | undefined;
  if (move === undefined) await pause();
  else {
    const played = await client.POST("/v1/games/{game}/moves", {
      headers,
      params,
      body: { expectedVersion: position.version, move },
    });
    if (played.data !== undefined) moves += 1;
    else if (played.error === undefined) throw new Error("nothing asked for a minimal response");
    else if (played.error.code !== "stale-version" && played.error.code !== "not-running") throw new Error(played.error.detail);
  }
}
`,
  "hey-api-program": `
import { address, moveFrom } from "./choose";
import { createClient } from "./hey-api/client";
import { createGame, createGuest, followGame, getPosition, type MiddleAgesMove, playMove, startGame } from "./hey-api";

const nobody = createClient({ baseUrl: address });
const guest = await createGuest({ client: nobody, body: { name: "Berengar" }, throwOnError: true });
const client = createClient({ baseUrl: address, auth: guest.data.token });
const game = await createGame({
  client,
  body: { ruleset: "middle-ages", options: {}, name: "Typed", seats: 2, bots: ["easy"] },
  throwOnError: true,
});
const path = { game: game.data.id };
await startGame({ client, path, throwOnError: true });
// @ts-expect-error: a game has no such field
export const { sate } = game.data;
let moves = 0;
const { stream } = await followGame({ client, path });
// Each event of the stream is a reason to look at the position.
events: for await (const _event of stream) {
  for (;;) {
    const { data: position } = await getPosition({ client, path, throwOnError: true });
    if (position.ruleset !== "middle-ages") throw new Error(position.ruleset);
    if (position.outcome !== null) {
      console.log(JSON.stringify({ moves, outcome: position.outcome }));
      break events;
    }
    const move = moveFrom(position.choices) as MiddleAgesMove | undefined;
    if (move === undefined) break;
    const played = await playMove({ client, path, body: { expectedVersion: position.version, move } });
    if (played.data !== undefined) moves += 1;
    else if (played.error === undefined) throw new Error("nothing asked for a minimal response");
    else if (played.error.code !== "stale-version" && played.error.code !== "not-running") throw new Error(played.error.detail);
  }
}
`,
  "orval-program": `
import { address, moveFrom, pause } from "./choose";
import { createGame, createGuest, type Fief1429Move, getPosition, playMove, startGame } from "./orval/api";

// The client asks the address of its page: a program has none.
const { fetch: fetchFrom } = globalThis;
globalThis.fetch = (path, init) => fetchFrom(address + path, init);
const guest = await createGuest({ name: "Cunegund" });
if (guest.status !== 201) throw new Error(guest.data.detail);
const options = { headers: { authorization: "Bearer " + guest.data.token } };
const game = await createGame(
  { ruleset: "fief-1429", options: { turns: 2 }, name: "Typed", seats: 3, bots: ["easy", "easy"] },
  options,
);
if (game.status !== 201) throw new Error(game.data.detail);
const { id } = game.data;
await startGame(id, options);
// @ts-expect-error: a game has no such field
export const { sate } = game.data;
let moves = 0;
for (;;) {
  const { status, data: position } = await getPosition(id, {}, options);
  if (status !== 200) throw new Error("no position");
  if (position.outcome !== null) {
    console.log(JSON.stringify({ moves, outcome: position.outcome }));
    break;
  }
  const move = moveFrom(position.choices) as Fief1429Move | undefined;
  if (move === undefined) await pause();
  else {
    const played = await playMove(id, { expectedVersion: position.version, move }, options);
    if (played.status === 200) moves += 1;
    else if (played.status === 204) throw new Error("nothing asked for a minimal response");
    else if (played.data.code !== "stale-version" && played.data.code !== "not-running") throw new Error(played.data.detail);
  }
}
`,
} as const;
