import { afterAll, beforeAll, expect, it } from "vitest";
import type { GameEvent } from "../../src/domain/game/events.ts";
import type { Game } from "../../src/domain/game/game.ts";
import { noPauses } from "../../src/domain/game/game-clocks.ts";
import { continueGame } from "../../src/domain/game/transition.ts";
import { type GameStore, gameStore } from "../../src/event-store/game-store.ts";
import { decideMove } from "../../src/features/play/moves/decide-move.ts";
import { acceptedOrThrow } from "../../src/platform/http/rejection.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
const roundsOfEach = 100;
const gamesAtOnce = 100;
let server: TestServer;
let stores: readonly [GameStore, GameStore];
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  const deps = { pool: database.pool, registry: testRegistry, onError: () => {} };
  stores = [gameStore(deps), gameStore(deps)];
});
afterAll(() => server.close());

it("exactly one wins in each of 10,000 races between a move and a clock for a version", async () => {
  const opening = { pace: "three-days", options: { rounds: 1_000_000 } };
  const games = await Promise.all(Array.from({ length: gamesAtOnce }, () => begunGame([ada, bea], opening)));
  const won = await Promise.all(games.map(({ id }, place) => raced(id, place)));
  expect(won.reduce((sum, { moves, clocks }) => sum + moves + clocks, 0)).toBe(gamesAtOnce * roundsOfEach);
  // Without a race, one of them would always win.
  expect(won.some(({ moves }) => moves > 0) && won.some(({ clocks }) => clocks > 0)).toBe(true);
  const { rows } = await database.pool.query<{ games: number; holes: number }>(
    `select count(*)::int as games, count(*) filter (where last <> count)::int as holes
     from (select max(version) as last, count(*) from events group by game_id) streams`,
  );
  expect(rows).toEqual([{ games: gamesAtOnce, holes: 0 }]);
});

/** Two processes that both believe the version to be free: one plays the move, the other a time-out. */
async function raced(id: string, place: number): Promise<{ moves: number; clocks: number }> {
  let [moves, clocks] = [0, 0];
  for (let round = 0; round < roundsOfEach; round++) {
    const [mover, watch] = (round + place) % 2 === 0 ? stores : [stores[1], stores[0]];
    const game = await mover.current(id);
    if (game === undefined) throw new Error("the game is gone");
    const [hasMoved, hasRunOut] = await Promise.all(
      (round + place) % 3 === 0
        ? [append(mover, game, move(game)), append(watch, game, timeOut)]
        : [append(watch, game, timeOut), append(mover, game, move(game))].reverse(),
    );
    expect({ round, won: [hasMoved, hasRunOut].filter(Boolean).length }).toEqual({ round, won: 1 });
    if (hasMoved === true) moves += 1;
    else clocks += 1;
  }
  return { moves, clocks };
}

const timeOut: GameEvent = { type: "TimeRanOut", seat: 1, isExcused: true, bot: "medium" };

/** Any stake but the current one. */
function move(game: Game): GameEvent {
  const [stake = 0] = (game.position as { stakes: readonly number[] }).stakes;
  const move = { type: "stake", coins: (stake % 3) + 1 };
  return acceptedOrThrow(decideMove(testRegistry, { game, seat: 0, move, by: "person" })).event;
}

function append(store: GameStore, game: Game, event: GameEvent): Promise<boolean> {
  const at = new Date().toISOString();
  return store.append(continueGame({ registry: testRegistry, at, pausesOf: noPauses }, game, [event]));
}
