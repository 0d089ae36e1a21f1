import { finalRanking } from "../tournament/progress/advance.ts";
import { stageStandings } from "../tournament/standings/stage-standings.ts";
import type { Tournament } from "../tournament/state/tournament.ts";

/** How a series adds up the results of its tournaments. */
export interface SeriesRules {
  /** The points of each tournament: those for its ranks, or the points that players made in it. */
  readonly scoring:
    | { readonly system: "ranks"; readonly points: readonly number[] }
    | { readonly system: "tournament-points" };
  /** How many results count for each player, the best ones; all if null. */
  readonly best: number | null;
  readonly tieBreaks: readonly SeriesTieBreak[];
}
/** Wins: tournaments won. Best: the best single result. Played: tournaments with a result. */
export type SeriesTieBreak = "wins" | "best" | "played";

export interface SeriesResult {
  readonly player: string;
  readonly rank: number;
  readonly points: number;
}

export interface SeriesSource extends Omit<SeriesResult, "player"> {
  readonly tournament: string;
  /** False: better results count instead. */
  readonly counts: boolean;
}

export interface SeriesRow {
  readonly player: string;
  /** Tied players have the same rank. */
  readonly rank: number;
  readonly points: number;
  /** One for each tie-break of the rules: more is better. */
  readonly figures: readonly number[];
  readonly sources: readonly SeriesSource[];
}

/** The results of a tournament that is over: final ranks, and the points of all its stages. Bots have none. */
export function seriesResultsOf(tournament: Tournament): readonly SeriesResult[] {
  if (tournament.phase !== "finished") return [];
  const bots = new Set(tournament.players.filter(({ bot }) => bot !== null).map(({ player }) => player));
  const points = new Map<string, number>();
  for (const stage of tournament.stages) {
    for (const one of stageStandings(tournament, stage))
      points.set(one.player, (points.get(one.player) ?? 0) + one.points);
  }
  const ranking = finalRanking(tournament).filter(({ player }) => !bots.has(player));
  // Players are ranked among people, so that bots take no points away.
  return ranking.map(({ player, rank }) => ({
    player,
    rank: ranking.filter((other) => other.rank < rank).length + 1,
    points: points.get(player) ?? 0,
  }));
}

interface Entry {
  readonly tournament: string;
  /** With ids that mean the same player in every tournament. */
  readonly results: readonly SeriesResult[];
}

/** The combined table of a series, the best first. */
export function seriesTable(tournaments: readonly Entry[], rules: SeriesRules): readonly SeriesRow[] {
  const sources = new Map<string, Omit<SeriesSource, "counts">[]>();
  for (const { tournament, results } of tournaments) {
    for (const result of results) {
      const points = pointsFor(result, results, rules.scoring);
      const known = sources.get(result.player) ?? [];
      sources.set(result.player, [...known, { tournament, rank: result.rank, points }]);
    }
  }
  const rows = [...sources].map(([player, own]) => rowOf(player, own, rules));
  const sorted = rows.toSorted((one, other) => compared(one, other) || (one.player < other.player ? -1 : 1));
  return sorted.map((row) => ({ ...row, rank: sorted.findIndex((other) => compared(row, other) === 0) + 1 }));
}

/** Players who share ranks share the points of these ranks. */
function pointsFor({ rank, points }: SeriesResult, all: readonly SeriesResult[], scoring: SeriesRules["scoring"]) {
  if (scoring.system === "tournament-points") return points;
  const tied = all.filter((other) => other.rank === rank).length;
  const shared = Array.from({ length: tied }, (_, place) => scoring.points[rank - 1 + place] ?? 0);
  return shared.reduce((sum, one) => sum + one, 0) / tied;
}

function rowOf(
  player: string,
  own: readonly Omit<SeriesSource, "counts">[],
  { best, tieBreaks }: SeriesRules,
): SeriesRow {
  const counting = new Set(
    own.toSorted((one, other) => other.points - one.points).slice(0, best ?? Number.POSITIVE_INFINITY),
  );
  const sources = own.map((source) => ({ ...source, counts: counting.has(source) }));
  const points = [...counting].reduce((sum, source) => sum + source.points, 0);
  const figures = {
    wins: own.filter(({ rank }) => rank === 1).length,
    best: Math.max(...own.map((source) => source.points)),
    played: own.length,
  };
  return { player, rank: 0, points, figures: tieBreaks.map((tieBreak) => figures[tieBreak]), sources };
}

/** Sums of fractions differ in their last digits by the order of the tournaments. */
const scale = 1e9;
const rounded = (value: number) => Math.round(value * scale) / scale;

function compared(one: SeriesRow, other: SeriesRow): number {
  const figures = [
    one.points - other.points,
    ...one.figures.map((figure, place) => figure - (other.figures[place] ?? 0)),
  ];
  return -rounded(figures.find((difference) => rounded(difference) !== 0) ?? 0);
}
