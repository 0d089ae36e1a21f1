import { isWinner, winnersAt } from "../scoring/finish.ts";
import type { Scoring } from "../scoring/scorings.ts";
import { scoreShare, withoutForfeits } from "../scoring/scorings.ts";
import { isAnnulledFor, type Place, type Results, seatOf, shareOf, type TableResult } from "./results.ts";

/** The source of points, so that each can be traced to its table. */
export type Source = Points & (OfTable | { readonly from: "bye" | "late" | "requested-bye" | "absence" });
interface OfTable {
  readonly from: "table";
  readonly table: number;
  /** Of the points of the seat, if a substitute played it. */
  readonly share?: number;
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
    const place = seatOf(result.places, player);
    if (place === undefined) return [];
    const seat = result.places.indexOf(place);
    const part = shareOf(place, player);
    const advantage = (advantages[result.places.length]?.[seat] ?? 0) * part;
    return [{ result, place, part, advantage, points: (points[seat] ?? 0) * part, share: (shares[seat] ?? 0) * part }];
  });
  const played = seated.filter(({ result }) => !isAnnulledFor(result, player));
  const annulled = seated.filter((one) => !played.includes(one));
  const earned = played.map(({ points }) => points);
  // A bye is worth the average of the player's own games, so that it neither helps nor hurts.
  const usual = meanOf(earned);
  const own = byes.filter((bye) => bye.player === player);
  const sources = bestOf(counting, [
    ...played.map(({ result: { round, table }, points, part }): Source => {
      return { from: "table", round, table, points, ...partial(part) };
    }),
    ...own.map(({ round, points = usual, kind }): Source => ({ from: kind ?? "bye", round, points })),
  ]);
  return {
    player,
    sources: [...sources, ...annulled.map(annulledSource)].toSorted((one, other) => one.round - other.round),
    points: sumOf(sources.map(({ points, isLeftOut }) => (isLeftOut ? 0 : points))),
    wins: sumOf(played.map(({ result, place, part }) => (isWinner(place) ? part / winnersAt(result.places) : 0))),
    score: sumOf(played.map(({ place, part }) => (place.isForfeit ? 0 : place.score * part))),
    scoreShare: meanOf(played.map(({ share }) => share)),
    best: Math.max(0, ...earned),
    forfeits: played.filter(({ place }) => hasLeft(place, player)).length,
    seatLuck: sumOf(played.map(({ advantage }) => advantage)),
  };
}

const partial = (part: number) => (part < 1 ? { share: part } : {});

/** A player who was replaced during the game has left it. */
const hasLeft = ({ player: seated, isForfeit, substitute }: Place, player: string): boolean =>
  isForfeit || (substitute !== undefined && seated === player);

interface Annulled {
  readonly result: TableResult;
  readonly points: number;
  readonly part: number;
}

const annulledSource = ({ result: { round, table }, points, part }: Annulled) =>
  ({ from: "table", round, table, points, ...partial(part), isLeftOut: true, isAnnulled: true }) as const;

/** Only the best results count, byes included; among equals, those of tables and the earlier ones. */
function bestOf(counting: number, sources: readonly Source[]): readonly Source[] {
  const best = new Set(sources.toSorted((one, other) => other.points - one.points).slice(0, counting));
  return sources.map((one) => (best.has(one) ? one : { ...one, isLeftOut: true }));
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
const meanOf = (figures: readonly number[]) => (figures.length === 0 ? 0 : sumOf(figures) / figures.length);
