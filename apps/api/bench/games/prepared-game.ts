import { randomUUID } from "node:crypto";
import { drawMove, seededChance, type Typed } from "@seneschal/engine";
import type { Pool } from "pg";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { evolve } from "../../src/domain/game/evolve.ts";
import type { Game } from "../../src/domain/game/game.ts";
import { noPauses } from "../../src/domain/game/game-clocks.ts";
import { questionOf } from "../../src/domain/game/summary.ts";
import { continueGame } from "../../src/domain/game/transition.ts";
import { storedEvents } from "../../src/event-store/loading/stored-events.ts";
import { decideMove } from "../../src/features/play/moves/decide-move.ts";
import { acceptedOrThrow } from "../../src/platform/http/rejection.ts";
import { Connection, type RawRequest } from "../connection.ts";

export interface Player {
  readonly token: string;
}

export async function newPlayer(url: string): Promise<Player> {
  const connection = new Connection(url);
  const answer = await connection.post({ path: "/v1/guests", body: JSON.stringify({ name: "Bench" }) });
  connection.close();
  return JSON.parse(answer) as Player;
}

const chance = seededChance(1);

/**
 * A game of Middle-Ages for two and the requests that play it. The random draws follow from the secret, so the moves
 * are computed before measuring.
 */
export async function preparedGame(url: string, pool: Pool, players: readonly Player[], moves: number) {
  const connection = new Connection(url);
  const [host, guest] = players.map(({ token }) => ({ authorization: `Bearer ${token}` }));
  const opening = { name: "Bench", ruleset: "middle-ages", options: {}, seats: 2 };
  const opened = await connection.post({ path: "/v1/games", body: JSON.stringify(opening), headers: host ?? {} });
  const { id } = JSON.parse(opened) as { id: string };
  await connection.post({ path: `/v1/games/${id}/seats`, body: "{}", headers: guest ?? {} });
  await connection.post({ path: `/v1/games/${id}/start`, headers: host ?? {} });
  connection.close();
  return requestsFor(await folded(pool, id), players, moves);
}

async function folded(pool: Pool, id: string): Promise<Game> {
  const events = await storedEvents(pool, id, { after: 0 });
  const game = events.reduce<Game | undefined>((before, event) => evolve(rulesetRegistry, before, event), undefined);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

function requestsFor(start: Game, players: readonly Player[], moves: number): readonly RawRequest[] {
  const requests: RawRequest[] = [];
  for (let game = start; requests.length < moves; ) {
    const seat = questionOf(rulesetRegistry, game)?.seats[0];
    if (seat === undefined) throw new Error(`the game is over after ${requests.length} moves`);
    const move = someMove(game, seat);
    requests.push({
      path: `/v1/games/${game.id}/moves`,
      body: JSON.stringify({ expectedVersion: game.version, move }),
      headers: { authorization: `Bearer ${players[seat]?.token}`, "idempotency-key": randomUUID() },
    });
    game = continueGame({ registry: rulesetRegistry, at: game.movedAt, pausesOf: noPauses }, game, [
      acceptedOrThrow(decideMove(rulesetRegistry, { game, seat, move, by: "person" })),
    ]).after;
  }
  return requests;
}

function someMove({ settings, position }: Game, seat: number): Typed {
  const { ruleset } = rulesetRegistry.of(settings.ruleset);
  return drawMove(
    chance.pick(ruleset.choices(position, seat).filter(({ blockedBy }) => blockedBy === undefined)),
    chance,
  );
}
