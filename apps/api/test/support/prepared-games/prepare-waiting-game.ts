/**
 * Creates a game of Middle-Ages without clocks that has waited for its last player for 8 days, or, with "checked", for
 * 12 days, the last 4 of them after a presence check of the first player. Prints its id.
 * `node dist/prepared-games/prepare-waiting-game.js NAME waiting|checked ACCOUNT ACCOUNT…`
 */
import { randomUUID } from "node:crypto";
import { seededChance } from "@seneschal/engine";
import type { Pool } from "pg";
import { createGameServices } from "../../../src/composition/game-services.ts";
import { openDatabase } from "../../../src/composition/open-database.ts";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import { questionOf } from "../../../src/domain/game/summary.ts";
import { openSeatedGame } from "../../../src/features/lobby/opening/open-seated-game.ts";
import { startPresenceCheck } from "../../../src/features/play/abandoned-seats/presence-check.ts";
import { playMove } from "../../../src/features/play/moves/play-move.ts";
import { positionOf } from "../../../src/features/play/viewing/game-view.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import { anyMove } from "../games/any-move.ts";

const [, , name = "", state = "waiting", ...accounts] = process.argv;
const [host = ""] = accounts;
const chance = seededChance(7);
const database = await openDatabase(readEnvironment());
try {
  const id = randomUUID();
  await openWaitingGame(database.pool, id);
  if (state === "checked") await startPresenceCheck(servicesAt(database.pool, 4).playDeps, id, host);
  process.stdout.write(`${id}\n`);
} finally {
  await database.close();
}

async function openWaitingGame(pool: Pool, id: string): Promise<void> {
  const { lobbyDeps, playDeps, store } = servicesAt(pool, state === "checked" ? 12 : 8);
  const seats = accounts.map((account) => ({ kind: "person" as const, account }));
  const settings = { ruleset: "middle-ages", options: {}, pace: "none", weekendsOff: false } as const;
  await openSeatedGame(lobbyDeps, { id, name, host, seats, ...settings });
  for (;;) {
    const game = await store.current(id);
    const asked = game && questionOf(rulesetRegistry, game)?.seats;
    const seat = asked?.find((one) => one !== accounts.length - 1);
    if (game === undefined || seat === undefined) return;
    const move = anyMove(positionOf(rulesetRegistry, game, seat), chance);
    await playMove(playDeps, { game: id, player: accounts[seat] ?? "", body: { expectedVersion: game.version, move } });
  }
}

/** The services as they were some days ago. */
function servicesAt(pool: Pool, daysAgo: number) {
  const onError = (error: unknown) => process.stderr.write(`${error}\n`);
  const now = () => new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
  return createGameServices({ pool, registry: rulesetRegistry, onError, now });
}
