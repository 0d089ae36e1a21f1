import type { Tournament } from "../../../lib/api-client/types.ts";

type Entrants = Pick<Tournament, "players">;

/** The clubs that were entered, in alphabetical order. */
export const clubsIn = ({ players }: Entrants): readonly string[] =>
  [...new Set(players.flatMap(({ club }) => club ?? []))].toSorted((one, other) => one.localeCompare(other));

/** Pairs of members of the same club. */
export const clubMatesIn = ({ players }: Entrants): readonly (readonly string[])[] =>
  players.flatMap(({ player, club }, place) =>
    players
      .slice(place + 1)
      .flatMap((other) => (club !== null && isSameClub(club, other.club) ? [[player, other.player]] : [])),
  );

const isSameClub = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();
