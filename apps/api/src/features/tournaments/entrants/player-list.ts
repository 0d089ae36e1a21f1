import type { tournaments as schemas } from "@seneschal/schema";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { accountsNamed } from "../../../stores/names/player-names-queries.ts";
import type { TournamentDeps } from "../types.ts";
import { namesOf } from "../viewing/names.ts";
import { parsePlayerList, sameNameKey } from "./parse-player-list.ts";

/** What a pasted list of names would enter: new names, registered accounts, and names that are there already. */
export async function readPlayerList(
  { pool }: Pick<TournamentDeps, "pool">,
  { tournament }: StoredTournament,
  text: string,
): Promise<schemas.PlayerList> {
  const listed = parsePlayerList(text);
  const [accounts, names] = await Promise.all([
    accountsNamed(
      pool,
      listed.map(({ name }) => name),
    ),
    namesOf({ pool }, tournament),
  ]);
  const registered = new Set(
    tournament.players
      .filter(({ status }) => status !== "withdrawn")
      .map(({ player }) => sameNameKey(names.get(player)?.name ?? "")),
  );
  const offered = new Set([...tournament.directors, ...tournament.players.flatMap(({ link }) => link?.account ?? [])]);
  return {
    lines: listed.map(({ line, name, club, state }) => {
      const account = accounts.get(name);
      const isRegistered = state === "new" && registered.has(sameNameKey(name));
      return {
        line,
        name,
        club,
        state: isRegistered ? "registered" : state,
        account: account === undefined || offered.has(account) ? null : account,
      };
    }),
  };
}
