import { isWaitOver, minutesBefore, type state, type TournamentContext, tournamentDrawOf } from "@seneschal/tournament";
import type { TournamentDeps } from "../types.ts";
import { ratingsFor, seatValues } from "./tournament-facts-queries.ts";

const dayMs = 24 * 60 * 60_000;

/** Time, random draws, ratings and seat values. Ratings and seat values are read once, when a tournament starts. */
export async function tournamentContext(
  { pool, now }: Pick<TournamentDeps, "pool" | "now">,
  secret: string,
  tournament: state.Tournament | undefined,
): Promise<TournamentContext> {
  const at = now();
  const isStarting = tournament?.phase === "open";
  return {
    now: at.toISOString(),
    inDays: (days) => new Date(at.getTime() + days * dayMs).toISOString(),
    minutesBefore,
    isWaitOver: (since) => isWaitOver(since, at.toISOString()),
    hashOf: (name) => tournamentDrawOf(secret, name),
    secret,
    ratings: isStarting ? await ratingsOf(pool, tournament) : {},
    advantages: isStarting ? await seatValues(pool, tournament.plan.ruleset) : {},
  };
}

async function ratingsOf(pool: TournamentDeps["pool"], { plan, players }: state.Tournament) {
  if (plan.seeding !== "rating") return {};
  const known = await ratingsFor(
    pool,
    plan.ruleset,
    players.map(({ player }) => player),
  );
  return Object.fromEntries(Object.entries(known).map(([player, { mu }]) => [player, ratingOf(mu)]));
}

/** The rating as players see it: 1500 for a new player. */
export const ratingOf = (mu: number): number => Math.round(1500 + 40 * (mu - 25));
