import type { state, TournamentContext } from "@seneschal/tournament";
import { isWaitOver } from "../../../domain/tournament/ladder-wait.ts";
import { tournamentDrawOf } from "../../../domain/tournament/tournament-chance.ts";
import type { TournamentDeps } from "../types.ts";
import { ratingsFor, seatValues } from "./tournament-facts-queries.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

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
    minutesBefore: (instant, minutes) => new Date(Date.parse(instant) - minutes * minuteMs).toISOString(),
    isWaitOver: (since) => isWaitOver(since, at),
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
