import { tournaments as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { GameServices } from "../composition/game-services.ts";
import { gamesForTournaments } from "../composition/tournaments.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { deterministicUuid } from "../event-store/appending/idempotent-request.ts";
import { createTournament } from "../features/tournaments/commands/create-tournament.ts";
import { TournamentStore } from "../features/tournaments/tournament-store.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly games: GameServices;
}

const key = "demo-tournament";
const week = 7 * 24 * 60 * 60 * 1000;
const sizes = { least: 3, most: 5, preferred: 4 };

/**
 * Starts automatically in a week, with bots and the players who have registered by then. Returns false if it exists
 * already.
 */
export async function createDemoTournament({ pool, registry, games }: Deps, director: string): Promise<boolean> {
  const deps = {
    pool,
    registry,
    games: gamesForTournaments(games),
    store: new TournamentStore(pool),
    now: games.lobbyDeps.now,
  };
  if ((await deps.store.current(deterministicUuid("seneschal/tournament", director, key))) !== undefined) return false;
  const actions = [{ type: "open-entry" }, { type: "enter-bots", bot: "medium", count: 7 }] as const;
  await createTournament(deps, director, plan(deps.now()), { key, actions });
  return true;
}

const plan = (now: Date): schemas.Plan =>
  schemas.anyPlan.parse({
    name: "Montferrand",
    ruleset: "middle-ages",
    stages: [
      { format: "swiss", field: { from: "all" }, sizes, rounds: 3, roundDays: 14 },
      { format: "knock-out", field: { from: "best", of: 1, count: 4 }, sizes, roundDays: 14 },
    ],
    startsAt: new Date(now.getTime() + week).toISOString(),
    lateRounds: 1,
  });
