import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Chance, seededChance } from "@seneschal/engine";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { anyMove } from "../../test/support/games/any-move.ts";
import { ask, type Body, type Question } from "./ask.ts";
import type { SoakRecord } from "./record.ts";
import type { Site } from "./site.ts";
import { watch } from "./watch.ts";

export interface Guest {
  readonly id: string;
  readonly token: string;
}

export interface Table {
  readonly place: number;
  readonly people: readonly Guest[];
}

const thinkMs = 1500;
const movesPerMessage = 10;
/** Longer than a restart of everything. */
const stuckAfterMs = 180_000;

/** Plays games at a table, one after the other, until the soak is over. */
export async function playAt(site: Site, record: SoakRecord, table: Table): Promise<void> {
  const chance = seededChance(table.place);
  for (let number = table.place; !record.isOver; number += 1) {
    try {
      await playGame({ site, record, table, chance }, await begin(site, table, number));
    } catch (error) {
      record.fault(`table ${table.place}: ${error instanceof Error ? error.message : error}`);
      await sleep(thinkMs);
    }
  }
}

interface Played {
  readonly site: Site;
  readonly record: SoakRecord;
  readonly table: Table;
  readonly chance: Chance;
}

/** A started game: every other one by invitation, with chat, and every other one with a bot. */
async function begin(site: Site, { place, people }: Table, number: number): Promise<string> {
  const [host, other] = people as [Guest, Guest];
  const post = (who: Guest, path: string, body?: object) =>
    expectOk(site, place, { method: "POST", path, token: who.token, key: randomUUID(), ...(body && { body }) });
  const rulesets = rulesetRegistry.all;
  const ruleset = rulesets[number % rulesets.length]?.ruleset.id;
  const visibility = place % 2 === 0 ? "public" : "invitation";
  const withBot = Math.floor(place / 2) % 2 === 0;
  const seats = ruleset?.startsWith("fief") === true || withBot ? 3 : 2;
  const { id, invitation } = await post(host, "/v1/games", { name: `Table ${place}`, ruleset, seats, visibility });
  await post(other, `/v1/games/${id}/seats`, { invitation });
  if (seats === 3) await post(host, `/v1/games/${id}/bots`, { bot: "easy" });
  // A repeated start of a game that has started is refused.
  const started = await ask(site, place, { method: "POST", path: `/v1/games/${id}/start`, token: host.token });
  if (![200, 409].includes(started.status)) throw new Error(`start: ${JSON.stringify(started.body)}`);
  return id;
}

async function expectOk(site: Site, preference: number, question: Question): Promise<Body> {
  const { status, body } = await ask(site, preference, question);
  if (status >= 300) throw new Error(`${question.path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function playGame(played: Played, game: string): Promise<void> {
  const { site, record, table } = played;
  const [host] = table.people as [Guest];
  const path = `/v1/games/${game}/position`;
  const watching = watch(site, record, table.place, { game, token: host.token });
  let moved = { version: 0, at: performance.now() };
  for (let moves = 0; !record.isOver; await sleep(thinkMs)) {
    const position = await expectOk(site, table.place, { method: "GET", path, token: host.token });
    if (position.version > moved.version) moved = { version: position.version, at: performance.now() };
    if (performance.now() - moved.at > stuckAfterMs) record.fault(`game ${game} is stuck at ${moved.version}`);
    if (position.question === null) break;
    const seats: readonly number[] = position.question.seats;
    const mover = table.people.find((_, seat) => seats.includes(seat));
    if (mover === undefined) continue;
    await playMove(played, game, mover);
    moves += 1;
    if (table.place % 2 === 1 && moves % movesPerMessage === 0) await say(played, game, mover);
  }
  if (!record.isOver) record.finishedGames += 1;
  await watching.end(moved.version);
}

async function playMove({ site, record, table, chance }: Played, game: string, { id, token }: Guest): Promise<void> {
  const path = `/v1/games/${game}`;
  const position = await expectOk(site, table.place, { method: "GET", path: `${path}/position`, token });
  if (position.choices.length === 0) return;
  const body = { expectedVersion: position.version, move: anyMove(position, chance) };
  const key = randomUUID();
  const begin = performance.now();
  const { status, body: answer } = await ask(site, table.place, {
    method: "POST",
    path: `${path}/moves`,
    token,
    body,
    key,
  });
  // A bot or the other player was first.
  if (status === 409) return;
  if (status !== 200)
    return record.fault(`move in ${game}: ${status} ${JSON.stringify(answer)} ${JSON.stringify(body)}`);
  record.waits.push({ begin, end: performance.now() });
  record.moves.push({ game, request: `${id} ${key}` });
}

async function say({ site, record, table }: Played, game: string, { token }: Guest): Promise<void> {
  const text = randomUUID();
  const body = { room: "table", text };
  const path = `/v1/games/${game}/chat`;
  const { status } = await ask(site, table.place, { method: "POST", path, token, body, key: text });
  if (status === 201) record.messages.push({ game, text });
  else if (status !== 429) record.fault(`message in ${game}: ${status}`);
}
