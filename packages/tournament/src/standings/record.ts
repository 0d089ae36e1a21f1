import { isWinner, winnersAt } from "../scoring/finish.ts";
import type { Scoring } from "../scoring/scorings.ts";
import { scoreShare, withoutForfeits } from "../scoring/scorings.ts";
import { isAnnulledFor, type Results, type TableResult } from "./results.ts";

/** The source of points, so that each can be traced to its table. */
export type Source = Points & (OfTable | { readonly from: "bye" | "late" });
interface OfTable {
  readonly from: "table";
  readonly table: number;
}
interface Points {
  readonly round: number;
  readonly points: number;
  /** Not counted, because enough better results exist, or because the result was annulled. */
  readonly isLeftOut?: true;
  readonly isAnnulled?: true;
}

/** The combined results of one player. */
export interface PlayerRecord {
  readonly player: string;
  readonly sources: readonly Source[];
  readonly points: number;
  readonly wins: number;
  readonly score: number;
  /** The mean share of the scores at the player's tables, in percent. */
  readonly scoreShare: number;
  readonly best: number;
  readonly forfeits: number;
  readonly seatLuck: number;
}

export function recordsOf(results: Results, scoring: Scoring, counting?: number): readonly PlayerRecord[] {
  const scored = results.tables.map((result) => ({
    result,
    points: scoring(result.places),
    shares: sharesOf(result.places),
  }));
  return results.players.map((player) => recordOf(player, results, scored, counting));
}

const sharesOf = withoutForfeits(scoreShare);

type Scored = { readonly result: TableResult; readonly points: readonly number[]; readonly shares: readonly number[] };

function recordOf(
  player: string,
  { byes, advantages }: Results,
  scored: readonly Scored[],
  counting = Number.POSITIVE_INFINITY,
): PlayerRecord {
  const seated = scored.flatMap(({ result, points, shares }) => {
    const seat = result.places.findIndex((place) => place.player === player);
    const place = result.places[seat];
    if (place === undefined) return [];
    const advantage = advantages[result.places.length]?.[seat] ?? 0;
    return [{ result, place, advantage, points: points[seat] ?? 0, share: shares[seat] ?? 0 }];
  });
  const played = seated.filter(({ result }) => !isAnnulledFor(result, player));
  const annulled = seated.filter((one) => !played.includes(one));
  const earned = played.map(({ points }) => points);
  // A bye is worth the average of the player's own games, so that it neither helps nor hurts.
  const usual = meanOf(earned);
  const own = byes.filter((bye) => bye.player === player);
  const sources = bestOf(counting, [
    ...played.map(({ result: { round, table }, points }): Source => ({ from: "table", round, table, points })),
    ...own.map(({ round, points = usual, isLate = false }): Source => {
      return { from: isLate ? "late" : "bye", round, points };
    }),
  ]);
  return {
    player,
    sources: [...sources, ...annulled.map(annulledSource)].toSorted((one, other) => one.round - other.round),
    points: sumOf(sources.map(({ points, isLeftOut }) => (isLeftOut ? 0 : points))),
    wins: sumOf(played.map(({ result, place }) => (isWinner(place) ? 1 / winnersAt(result.places) : 0))),
    score: sumOf(played.map(({ place }) => (place.isForfeit ? 0 : place.score))),
    scoreShare: meanOf(played.map(({ share }) => share)),
    best: Math.max(0, ...earned),
    forfeits: played.filter(({ place }) => place.isForfeit).length,
    seatLuck: sumOf(played.map(({ advantage }) => advantage)),
  };
}

const annulledSource = ({
  result: { round, table },
  points,
}: {
  readonly result: TableResult;
  readonly points: number;
}) => ({ from: "table", round, table, points, isLeftOut: true, isAnnulled: true }) as const;

/** Only the best results count, byes included; among equals, those of tables and the earlier ones. */
function bestOf(counting: number, sources: readonly Source[]): readonly Source[] {
  const best = new Set(sources.toSorted((one, other) => other.points - one.points).slice(0, counting));
  return sources.map((one) => (best.has(one) ? one : { ...one, isLeftOut: true }));
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
const meanOf = (figures: readonly number[]) => (figures.length === 0 ? 0 : sumOf(figures) / figures.length);
