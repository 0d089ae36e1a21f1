import type { games } from "@seneschal/schema";
import type { Pool } from "pg";
import type { Game } from "../../domain/game/game.ts";
import { accountsIn, gameBodyOf } from "../../domain/game/game-body.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { isShownLate, type Summary, summaryOf } from "../../domain/game/summary.ts";
import type { GameStore } from "../../event-store/game-store.ts";
import type { ShownGames } from "../../event-store/spectator-delay.ts";
import { knownPlayers } from "../../read-models/player-names-queries.ts";
import { tablesOfGames } from "../../read-models/tournament-list-queries.ts";
import { entryEligibility } from "./seats/entry-eligibility.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly now: () => Date;
}

/** A game at its head, as one account may see it. */
export async function showGame(
  deps: Deps & { readonly shown: ShownGames },
  head: Game,
  viewer: string | undefined,
): Promise<games.GameBody> {
  return showVersion(deps, await deps.shown.to(head, viewer), viewer);
}

/** A game at exactly this version, for an account that may see it. */
export async function showVersion(deps: Deps, game: Game, viewer: string | undefined): Promise<games.GameBody> {
  const [body] = await bodiesOf(deps, [summaryOf(deps.registry, game)], viewer);
  if (body === undefined) throw new Error("one game makes one body");
  return body;
}

/** Games at their heads, as the projections hold them, as one account may see them. */
export async function showGames(
  deps: Deps & { readonly shown: ShownGames; readonly store: GameStore },
  heads: readonly Summary[],
  viewer: string | undefined,
): Promise<games.GameBody[]> {
  const summaries: Summary[] = [];
  for (const head of heads) summaries.push(isShownLate(head, viewer) ? await pastOf(deps, head, viewer) : head);
  return bodiesOf(deps, summaries, viewer);
}

async function pastOf(
  { shown, store, registry }: Parameters<typeof showGames>[0],
  { id }: Summary,
  viewer: string | undefined,
): Promise<Summary> {
  const game = await store.current(id);
  if (game === undefined) throw new Error(`game ${id} is listed and is not there`);
  return summaryOf(registry, await shown.to(game, viewer));
}

async function bodiesOf({ pool, now }: Deps, summaries: readonly Summary[], viewer: string | undefined) {
  const [names, tournaments, welcomes] = await Promise.all([
    knownPlayers(pool, accountsIn(summaries)),
    tablesOfGames(
      pool,
      summaries.map(({ id }) => id),
    ),
    entryEligibility(pool, summaries, viewer),
  ]);
  return summaries.map((summary) => gameBodyOf(summary, { names, tournaments, welcomes, now: now() }, viewer));
}
