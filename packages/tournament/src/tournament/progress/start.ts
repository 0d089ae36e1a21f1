import { type Player, registeredPlayers, type Tournament } from "../state/tournament.ts";
import type { TournamentContext } from "../state/tournament-context.ts";
import type { TournamentEvent } from "../state/types.ts";

/** Players who are present take part. Seeds, lots and the advantages of seats are fixed from now on. */
export function startOf(tournament: Tournament, context: TournamentContext): readonly TournamentEvent[] {
  const missing = registeredPlayers(tournament).filter((player) => !isPresent(tournament, player));
  const there = registeredPlayers(tournament).filter((player) => isPresent(tournament, player));
  const lots = Object.fromEntries(there.map(({ player }) => [player, lotOf(context, player)]));
  return [
    ...missing.map(({ player }) => ({
      type: "PlayerWithdrew" as const,
      player,
      why: "not-there" as const,
      reason: null,
    })),
    {
      type: "TournamentStarted",
      seeds: seedsOf(tournament, there, lots, context),
      lots,
      advantages: context.advantages,
    },
  ];
}

/** Bots are always present, and players that a director entered until a director removes them. */
export const isPresent = ({ plan }: Tournament, { isCheckedIn, bot, isEnteredByDirector }: Player): boolean =>
  plan.checkInMinutes === null || isCheckedIn || bot !== null || isEnteredByDirector;

export const presentAtStart = (tournament: Tournament): number =>
  registeredPlayers(tournament).filter((player) => isPresent(tournament, player)).length;

/** A random number below 2^32. */
const lotOf = ({ hashOf }: TournamentContext, player: string) =>
  Number.parseInt(hashOf(`lot ${player}`).slice(0, 8), 16);

function seedsOf(
  { plan }: Tournament,
  there: readonly Player[],
  lots: Readonly<Record<string, number>>,
  { ratings }: TournamentContext,
): readonly string[] {
  const lot = (player: string) => lots[player] ?? 0;
  // Players without a rating are placed in the middle, as newcomers.
  const rating = (player: string) => ratings[player] ?? 1500;
  const sorted = there.toSorted((one, other) => {
    if (plan.seeding === "entry") return one.entry - other.entry;
    const stronger = plan.seeding === "rating" ? rating(other.player) - rating(one.player) : 0;
    return stronger || lot(other.player) - lot(one.player);
  });
  return sorted.map(({ player }) => player);
}
