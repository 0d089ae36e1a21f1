import type { players } from "@seneschal/schema";
import { accountOf, type state } from "@seneschal/tournament";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import type { TournamentDeps } from "../types.ts";

type Tournament = state.Tournament;

/** Names by the ids of accounts and players. Players entered by name have no kind of name. */
export type Names = ReadonlyMap<string, { readonly name: string; readonly nameKind: players.NameKind | null }>;

/** The names of everyone in a tournament; deleted accounts have none. */
export async function namesOf({ pool }: Pick<TournamentDeps, "pool">, tournament: Tournament): Promise<Names> {
  const known = await knownPlayers(pool, accountsIn(tournament));
  const named = tournament.players.flatMap(({ player, name }) =>
    name === null ? [] : [[player, { name, nameKind: null }] as const],
  );
  return new Map<string, { name: string; nameKind: players.NameKind | null }>([...known, ...named]);
}

const nobody = { name: "", nameKind: null } as const;
export const namesIn = (names: Names, account: string) => ({ account, ...(names.get(account) ?? nobody) });
export const namedOr = (names: Names, account: string | null) => (account === null ? null : namesIn(names, account));

/** All accounts whose names are shown, including former directors who ruled. */
function accountsIn({ players, directors, rounds }: Tournament): readonly string[] {
  const tables = rounds.flatMap((round) => round.tables);
  const rulings = [
    ...rounds.flatMap(({ amendments }) => amendments),
    ...tables.flatMap(({ corrections }) => corrections),
    ...tables.flatMap(({ entry }) => entry ?? []),
  ];
  const ruled = rulings.map(({ by }) => by);
  const people = players.map(accountOf);
  return [...new Set([...people, ...directors, ...ruled].filter((account) => account !== null))];
}
