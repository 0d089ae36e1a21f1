import type { Tournament, TournamentStandings } from "../../../../../lib/api-client/types.ts";
import { type RoundWords, roundWords } from "../../../parts/round-words.ts";

type Standings = Pick<TournamentStandings, "stage" | "season" | "order" | "rows">;
type Row = TournamentStandings["rows"][number];
export type Criterion = TournamentStandings["order"][number];

export interface Columns {
  readonly hasLives: boolean;
  /** Whether ranks can be compared with those before the last round. */
  readonly hasMoves: boolean;
  readonly rounds: readonly number[];
  readonly words: (round: number) => RoundWords;
  /** Tie-breaks that part players, and their place among a row's figures. */
  readonly criteria: readonly { readonly criterion: Criterion; readonly place: number }[];
}

export function columnsOf(tournament: Pick<Tournament, "rounds">, { stage, season, rows, order }: Standings): Columns {
  const rounds = tournament.rounds.filter(
    (round) => round.stage === stage && round.season === season && !round.isPlayOff && round.state !== "drafted",
  );
  const parting = partingCriteria(order, rows);
  return {
    hasLives: rows.some(({ lives }) => lives !== null),
    hasMoves: rows.some(({ rankBefore }) => rankBefore !== null),
    rounds: rounds.map(({ round }) => round),
    words: (round) => roundWords(tournament, round),
    criteria: order
      .map((criterion, place) => ({ criterion, place }))
      // Points have a column of their own. The draw is a number that says nothing: a note tells where it decides.
      .filter(({ criterion }) => criterion !== "points" && criterion !== "lot" && parting.has(criterion)),
  };
}

type Figures = Pick<Row, "division" | "figures">;

/** The criteria that part players who are equal in all criteria before. */
export function partingCriteria(order: readonly Criterion[], rows: readonly Figures[]): ReadonlySet<Criterion> {
  return new Set(
    order.filter((_, place) =>
      equalIn(rows, place).some((equal) => new Set(equal.map(({ figures }) => figures[place])).size > 1),
    ),
  );
}

interface DrawnPlaces {
  readonly division: number | null;
  readonly first: number;
  readonly last: number;
}

/** The places that the random draw decides, in one line for each group of equal players. */
export function drawnPlaces(
  order: readonly Criterion[],
  rows: readonly (Figures & Pick<Row, "rank">)[],
): readonly DrawnPlaces[] {
  const place = order.indexOf("lot");
  if (place === -1) return [];
  return equalIn(rows, place)
    .filter(({ length }) => length > 1)
    .map((equal) => {
      const ranks = equal.map(({ rank }) => rank);
      return { division: equal[0]?.division ?? null, first: Math.min(...ranks), last: Math.max(...ranks) };
    })
    .toSorted((one, other) => (one.division ?? 0) - (other.division ?? 0) || one.first - other.first);
}

/** The players by what they have in the first criteria, in their order. */
function equalIn<Row extends Figures>(rows: readonly Row[], criteria: number): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.division, ...row.figures.slice(0, criteria)]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}
