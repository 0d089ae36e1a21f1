import { randomUUID } from "node:crypto";
import { seededChance, type Typed } from "@seneschal/engine";
import { afterAll, expect, it } from "vitest";
import { bodyTextOf, digestOf, textOf } from "../../src/domain/game/proof/digest.ts";
import { storedEvents } from "../../src/event-store/loading/stored-events.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { anyMove } from "../support/games/any-move.ts";
import { type ApiProcess, startApiProcess } from "../support/processes/api-process.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";

const database = testDatabase();
let api: ApiProcess | undefined;
afterAll(() => api?.kill());

/** A move that was sent; acknowledged when its version is known. */
interface Sent {
  readonly seat: number;
  readonly key: string;
  readonly body: { readonly expectedVersion: number; readonly move: Typed };
  version?: number;
}

interface Played {
  readonly id: string;
  readonly players: readonly Caller[];
  readonly sent: Sent[];
}

const gamesAtOnce = 6;
const crashes = 2;
const movesBetween = 60;
const chance = seededChance(20_261_121);

it("a process killed during a stream of moves has stored every acknowledged move once, and none partially", {
  timeout: 600_000,
}, async () => {
  const first = await startApiProcess(database.url);
  api = first;
  const games = await Promise.all(Array.from({ length: gamesAtOnce }, () => newGame(first.url)));
  for (let crash = 0; crash < crashes; crash++) {
    await shootInTheMiddle(api, games);
    api = await startApiProcess(database.url);
    for (const game of games) await sendAgain(game, api.url);
  }
  for (const game of games) await mustBeWhole(game);
});

async function newGame(url: string): Promise<Played> {
  const players = [await guest(url, "Ada"), await guest(url, "Bea")];
  const { id } = await begunGame(players, { ruleset: "middle-ages", options: {} });
  return { id, players, sent: [] };
}

/** Plays all games at once, and kills the process while requests are in flight. */
async function shootInTheMiddle(api: ApiProcess, games: readonly Played[]): Promise<void> {
  const acknowledged = () => games.flatMap(({ sent }) => sent.filter(({ version }) => version !== undefined)).length;
  const enough = acknowledged() + movesBetween;
  let isShot: Promise<void> | undefined;
  await Promise.all(
    games.map((game) =>
      playUntilItBreaks(game, api.url, () => {
        if (acknowledged() >= enough) isShot ??= api.kill();
      }),
    ),
  );
  expect(isShot, "the games are over too early").toBeDefined();
  await isShot;
}

async function playUntilItBreaks(game: Played, url: string, onAcknowledged: () => void): Promise<void> {
  for (;;) {
    const sent = await sendOne(game, url).catch(brokenConnection);
    if (sent === undefined) return;
    onAcknowledged();
  }
}

async function sendOne({ id, players, sent }: Played, url: string): Promise<Sent | undefined> {
  const seat = (await callerAt(players, 0, url).position(id)).question?.seats[0];
  if (seat === undefined) return undefined;
  const player = callerAt(players, seat, url);
  const position = await player.position(id);
  const move: Sent = {
    seat,
    key: randomUUID(),
    body: { expectedVersion: position.version, move: anyMove(position, chance) },
  };
  sent.push(move);
  await send(player, id, move);
  return move;
}

async function send(player: Caller, game: string, move: Sent): Promise<void> {
  const answer = await player.tryMove(game, move.body.expectedVersion, move.body.move, move.key);
  expect(answer.status, answer.text).toBe(200);
  // A move that ends the game is followed by the end at once.
  move.version = answer.body.version - (answer.body.outcome === null ? 0 : 1);
}

/** It is unknown whether requests in flight were executed: repeating them with the same key shows it. */
async function sendAgain({ id, players, sent }: Played, url: string): Promise<void> {
  for (const move of sent) if (move.version === undefined) await send(callerAt(players, move.seat, url), id, move);
}

async function mustBeWhole({ id, sent }: Played): Promise<void> {
  const events = await storedEvents(database.pool, id, { after: 0 });
  expect(events.map(({ version }) => version)).toEqual(events.map((_, place) => place + 1));
  let digest = "";
  for (const stored of events) {
    const body = bodyTextOf(stored.event);
    digest = digestOf(events[0]?.secret ?? "", digest, textOf(stored, body));
    expect(stored.digest).toBe(digest);
  }
  const moves = events.flatMap(({ version, event }) =>
    event.type === "MovePlayed" ? [{ version, seat: event.seat, move: event.move }] : [],
  );
  const acknowledged = sent.map(({ version, seat, body }) => ({ version, seat, move: body.move }));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(moves).toEqual(acknowledged);
  // The row follows the events.
  await expect.poll(() => projectedVersion(id)).toBe(events.length);
}

async function projectedVersion(id: string): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ version: number }>("select version from games where game_id = $1", [id]);
  return rows[0]?.version;
}

function callerAt(players: readonly Caller[], seat: number, url: string): Caller {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody plays seat ${seat}`);
  return player.at(url);
}

function brokenConnection(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ECONNRESET" || code === "ECONNREFUSED" || code === "EPIPE") return undefined;
  throw error;
}
