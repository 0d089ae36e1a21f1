import { seededChance } from "@seneschal/engine";
import { anyMove } from "./any-move.ts";
import type { Answer, Caller } from "./caller.ts";

/** Calls an operation and keeps what went over the wire as its example. */
export type Record = (id: string, caller: Caller, method: string, path: string, body?: object) => Promise<Answer>;

const chance = seededChance(11);

/** A draft of whoever is asked: looked at, put away, taken up again, played. */
export async function recordDrafts(record: Record, player: Caller, game: string): Promise<void> {
  const { version, choices } = await player.position(game);
  const draft = { expectedVersion: version, moves: [anyMove({ choices }, chance)] };
  const path = `/v1/games/${game}/draft`;
  await record("checkDraft", player, "POST", `${path}/check`, draft);
  await record("keepDraft", player, "PUT", path, draft);
  await record("getDraft", player, "GET", path);
  await record("dropDraft", player, "DELETE", path);
  await record("playDraft", player, "POST", `${path}/play`, draft);
}

/** An order that waits for a question that never comes. */
export async function recordOrders(record: Record, player: Caller, game: string): Promise<void> {
  const order = {
    kind: "ballot",
    condition: { when: "unconcerned" },
    move: { type: "send", fields: { place: 0 } },
    label: "Send your lord, unless it concerns you",
  };
  await record("changeOrders", player, "PUT", `/v1/games/${game}/orders`, { orders: [order] });
  await record("getOrders", player, "GET", `/v1/games/${game}/orders`);
}
