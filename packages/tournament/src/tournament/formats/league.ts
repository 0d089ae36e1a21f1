import { contendersOf } from "../standings/contenders.ts";
import { standingsOfRounds } from "../standings/stage-standings.ts";
import {
  allPlayersIn,
  holderOf,
  type Ranked,
  type Round,
  type StageState,
  type Tournament,
} from "../state/tournament.ts";
import type { StageOf } from "../state/types.ts";
import { allTables } from "./everyone-meets.ts";
import type { Format } from "./format.ts";
import { areTooFew } from "./pairing.ts";

/** F4: divisions, each a round-robin per season; then the best are promoted and the last are relegated. A season is one round. */
export const league: Format<StageOf<"league">> = {
  draft(context) {
    const { tournament, stage, terms, players, rounds } = context;
    if (rounds.length >= terms.seasons) return "over";
    if (areTooFew(players, terms)) return "too-few-players";
    const season = rounds.at(-1);
    const order = season === undefined ? players : nextOrder(heldDivisions(tournament, stage, season), terms, players);
    const divisions = inDivisions(order, terms);
    const found = divisions.map((division) =>
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
  ranking(tournament, stage) {
    const season = tournament.rounds.findLast((round) => round.stage === stage.number && round.state !== "drafted");
    if (season === undefined) return allPlayersIn(stage).map((player, place) => ({ player, rank: place + 1 }));
    const ranked = rankedDivisions(tournament, stage, season).flat();
    const seated = new Set(ranked.map(({ player }) => player));
    const others = allPlayersIn(stage).filter((player) => !seated.has(player));
    return [...ranked, ...others.map((player, place) => ({ player, rank: ranked.length + place + 1 }))];
  },
};

/** The standings of each division in a season. */
export function divisionStandings(tournament: Tournament, stage: StageState, season: Round) {
  const numbers = [...new Set(season.tables.map(({ division }) => division ?? 1))].sort((one, other) => one - other);
  return numbers.map((division) => {
    const players = playersIn(season, division);
    return { division, standings: standingsOfRounds(tournament, stage, [ofDivision(season, division)], players) };
  });
}

/** The players who have the places of each division now, the best first: substitutes for those who were replaced. */
function heldDivisions(tournament: Tournament, stage: StageState, season: Round): readonly (readonly string[])[] {
  return rankedDivisions(tournament, stage, season).map((division) => [
    ...new Set(division.map(({ player }) => holderOf(stage.substitutions, player))),
  ]);
}

/** All players of a division, with their rank over all divisions. */
function rankedDivisions(tournament: Tournament, stage: StageState, season: Round): readonly (readonly Ranked[])[] {
  let above = 0;
  return divisionStandings(tournament, stage, season).map(({ standings }) => {
    const ranked = standings.map(({ player, rank }) => ({ player, rank: above + rank }));
    above += standings.length;
    return ranked;
  });
}

const ofDivision = (season: Round, number: number): Round => ({
  ...season,
  byes: [],
  tables: season.tables.filter(({ division }) => (division ?? 1) === number),
});
const playersIn = (season: Round, number: number): readonly string[] => [
  ...new Set(ofDivision(season, number).tables.flatMap(({ players }) => players)),
];

/** Best first: players who stay before relegated ones, so that gaps are filled from below; newcomers last. */
function nextOrder(
  divisions: readonly (readonly string[])[],
  { moving }: StageOf<"league">,
  players: readonly string[],
): readonly string[] {
  const next = divisions.map((division, place) => {
    const above = divisions[place - 1] ?? [];
    const [rising, falling] = [crossing(divisions, place - 1, moving), crossing(divisions, place, moving)];
    const stay = division.slice(rising, division.length - falling);
    const risen = (divisions[place + 1] ?? []).slice(0, falling);
    return [...stay, ...risen, ...above.slice(above.length - rising)];
  });
  const known = next.flat().filter((player) => players.includes(player));
  return [...known, ...players.filter((player) => !known.includes(player))];
}

/** The number of players promoted to a division; as many are relegated from it. */
function crossing(divisions: readonly (readonly string[])[], place: number, moving: number): number {
  const half = (division: readonly string[] = []) => Math.floor(division.length / 2);
  return Math.min(moving, half(divisions[place]), half(divisions[place + 1]));
}

/** Full divisions and a last one with the remaining players; too few for a table are spread over the others. */
function inDivisions(
  players: readonly string[],
  { division, sizes }: StageOf<"league">,
): readonly (readonly string[])[] {
  const full = Math.floor(players.length / division);
  const rest = players.length % division;
  const hasLast = full === 0 || rest >= sizes.least;
  const lengths = hasLast
    ? [...Array.from({ length: full }, () => division), ...(rest > 0 ? [rest] : [])]
    : Array.from({ length: full }, (_, place) => division + Math.floor(rest / full) + (place < rest % full ? 1 : 0));
  return lengths.map((length, place) => {
    const first = lengths.slice(0, place).reduce((sum, before) => sum + before, 0);
    return players.slice(first, first + length);
  });
}
