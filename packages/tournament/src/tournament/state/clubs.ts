import type { Tournament } from "./tournament.ts";
import type { EventOf, Plan } from "./types.ts";

type Pair = readonly [string, string];

/** Whether members of the same club are kept apart in a round. Earlier plans do not say it: they may meet. */
export function areClubsApart({ clubsApart = null }: Plan, round: number): boolean {
  if (clubsApart === null) return false;
  return clubsApart.rounds === null || round <= clubsApart.rounds;
}

/** All pairs that must not sit at the same table in a round: those that directors named, and members of the same club. */
export function pairsApart({ apart, clubs, plan }: Tournament, round: number): readonly Pair[] {
  return areClubsApart(plan, round) ? [...apart, ...clubMates(clubs)] : apart;
}

function clubMates(clubs: Tournament["clubs"]): readonly Pair[] {
  const members = Object.entries(clubs);
  return members.flatMap(([one, club], place) =>
    members.slice(place + 1).flatMap(([other, its]): Pair[] => (isSameClub(club, its) ? [[one, other]] : [])),
  );
}

export const isSameClub = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The clubs after some players changed theirs. */
export function changedClubs(before: Tournament["clubs"], { clubs }: EventOf<"ClubsChanged">): Tournament["clubs"] {
  const after: Record<string, string> = { ...before };
  for (const { player, club } of clubs) {
    if (club === null) delete after[player];
    else after[player] = club;
  }
  return after;
}
