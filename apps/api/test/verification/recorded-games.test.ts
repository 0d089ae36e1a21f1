import { beforeAll, describe, expect, it } from "vitest";
import { createGameServices, type GameServices } from "../../src/composition/game-services.ts";
import type { Game } from "../../src/domain/game/game.ts";
import { questionOf } from "../../src/domain/game/summary.ts";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import { playBots } from "../../src/features/play/bots/bot-player.ts";
import { playMove } from "../../src/features/play/moves/play-move.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { testRegistry } from "../support/server/test-server.ts";
import { exported, recorded, restored } from "./recorded.ts";

// Three seats, one of them a bot; a seat left again, moves undone, clocks shifted, a rollback: everything of scheme 1.
const database = testDatabase();
let games: GameServices;

beforeAll(() => {
  games = createGameServices({ pool: database.pool, registry: testRegistry, onError: failLoudly });
});

function failLoudly(error: unknown): void {
  throw error;
}

describe("a game recorded by an earlier version of the server", () => {
  it("is valid", () => {
    expect(verifyExport(testRegistry, recorded("scheme-1-finished.jsonl"))).toMatchObject({
      isSound: true,
      rulesChecked: true,
    });
  });

  it("continues where it was, and is valid at its end", async () => {
    const id = await restored(database.pool, "scheme-1-running.jsonl");
    const before = await games.store.current(id);
    expect(before).toMatchObject({ phase: "running" });
    // Recorded as `greedy`.
    expect(before?.seats).toContainEqual(expect.objectContaining({ kind: "bot", bot: "medium" }));
    const finished = await playedOut(id);
    expect(finished.version).toBeGreaterThan(before?.version ?? 0);
    const text = await exported(games, finished);
    expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true, rulesChecked: true });
    const stored = recorded("scheme-1-running.jsonl").trimEnd().split("\n");
    for (const line of stored) expect(text).toContain((JSON.parse(line) as { digest: string }).digest);
  });
});

/** Bids the first card of each seat whose turn it is, until the game is over. */
async function playedOut(id: string): Promise<Game> {
  for (;;) {
    await playBots(games.playDeps, id);
    const game = await games.store.current(id);
    if (game === undefined) throw new Error(`game ${id} is not there`);
    const asked = questionOf(testRegistry, game)?.seats[0];
    if (asked === undefined) return game;
    const sitting = game.seats[asked];
    if (sitting?.kind !== "person") throw new Error(`nobody plays for seat ${asked}`);
    const { hands } = game.position as { hands: readonly (readonly number[])[] };
    const move = { type: "bid", card: hands[asked]?.[0] ?? 0 };
    const request = { expectedVersion: game.version, move };
    await playMove(games.playDeps, { game: id, player: sitting.account, body: request });
  }
}
