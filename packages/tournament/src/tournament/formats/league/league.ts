import { contendersOf } from "../../standings/contenders.ts";
import { allPlayersIn } from "../../state/tournament.ts";
import type { StageOf } from "../../state/types.ts";
import { allTables } from "../everyone-meets.ts";
import type { Format } from "../format.ts";
import { areTooFew } from "../pairing.ts";
import { nextDivisions } from "./season-order.ts";
import { seasonPlayOffs } from "./season-play-offs.ts";
import { divisionStandings, seasonsOf } from "./seasons.ts";

/** F4: divisions, each a round-robin per season; then the best are promoted and the last are relegated. A season is one round. */
export const league: Format<StageOf<"league">> = {
  draft(context) {
    const { tournament, stage, terms, players, rounds } = context;
    if (rounds.length >= terms.seasons) return "over";
    if (areTooFew(players, terms)) return "too-few-players";
    const found = nextDivisions({ tournament, stage, terms }, rounds.at(-1), players).map((division) =>
      allTables(
        contendersOf(tournament, terms, division, () => 0),
        context,
      ),
    );
    if (found.includes(undefined)) return "kept-apart";
    const tables = found.flatMap((division, place) =>
      (division ?? []).map((table) => ({ division: place + 1, players: table })),
    );
    const seated = new Set(tables.flatMap((table) => table.players));
    const byes = players.filter((player) => !seated.has(player));
    return { tables, byes, certificate: null };
  },
  playOffs: seasonPlayOffs,
  ranking(tournament, stage) {
    const season = seasonsOf(tournament, stage).at(-1);
    if (season === undefined) return allPlayersIn(stage).map((player, place) => ({ player, rank: place + 1 }));
    const divisions = divisionStandings(tournament, stage, season);
    const ranked = divisions.flatMap(({ standings }, place) => {
      const above = divisions.slice(0, place).reduce((sum, { standings: { length } }) => sum + length, 0);
      return standings.map(({ player, rank }) => ({ player, rank: above + rank }));
    });
    const seated = new Set(ranked.map(({ player }) => player));
    const others = allPlayersIn(stage).filter((player) => !seated.has(player));
    return [...ranked, ...others.map((player, place) => ({ player, rank: ranked.length + place + 1 }))];
  },
};
