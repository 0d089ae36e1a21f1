import type { Scoring } from "../scoring/scorings.ts";
import { headToHead, opponentAverages } from "./opponents.ts";
import { type PlayerRecord, recordsOf } from "./record.ts";
import type { Results } from "./results.ts";

/** The criteria that decide places, in an order that is fixed before the start. */
export const criteria = [
  "points",
  "wins",
  "headToHead",
  "opponents",
  "score",
  "scoreShare",
  "best",
  "forfeits",
  "seatLuck",
  "lot",
] as const;
export type Criterion = (typeof criteria)[number];

export interface Standing extends PlayerRecord {
  /** From 1; shared if no criterion separates players. */
  readonly rank: number;
  /** One figure for each criterion, in their order. Higher is better. */
  readonly figures: readonly number[];
}

export interface StandingRules {
  readonly scoring: Scoring;
  readonly order: readonly Criterion[];
  /** The lot of each player, drawn before the start. */
  readonly lots: Readonly<Record<string, number>>;
  /** The number of results that count for each player, the best ones; all if undefined. */
  readonly counting?: number;
}

/** The standings after these results. Their order has no effect. */
export function standingsOf(results: Results, rules: StandingRules): readonly Standing[] {
  const records = recordsOf(results, rules.scoring, rules.counting);
  const averages = opponentAverages(results, records);
  const unranked = records.map((record) => ({ ...record, rank: 1, figures: [] }));
  return parted(unranked, rules.order);

  /** Separates players by the first criterion, then those still tied by the next. */
  function parted(tied: readonly Standing[], [criterion, ...others]: readonly Criterion[]): readonly Standing[] {
    if (criterion === undefined) return tied;
    const together = tied.map(({ player }) => player);
    const measured = tied.map((standing) => {
      const figure = rounded(figureOf(standing, criterion, together));
      return { ...standing, figures: [...standing.figures, figure] };
    });
    const levels = [...new Set(measured.map(lastFigure))].sort((one, other) => other - one);
    return levels.flatMap((level) => {
      const equal = measured.filter((standing) => lastFigure(standing) === level);
      const ahead = measured.filter((standing) => lastFigure(standing) > level).length;
      return parted(
        equal.map((standing) => ({ ...standing, rank: standing.rank + ahead })),
        others,
      );
    });
  }

  function figureOf(record: PlayerRecord, criterion: Criterion, together: readonly string[]): number {
    switch (criterion) {
      case "headToHead":
        return headToHead(results, record.player, together);
      case "opponents":
        return averages.get(record.player) ?? 0;
      case "forfeits":
      case "seatLuck":
        return 0 - record[criterion];
      case "lot":
        return rules.lots[record.player] ?? 0;
      case "points":
      case "wins":
      case "score":
      case "scoreShare":
      case "best":
        return record[criterion];
    }
  }
}

const lastFigure = ({ figures }: Standing) => figures.at(-1) ?? 0;
/** Rounding of thirds must not separate equal players; and zero is never minus zero. */
const rounded = (figure: number) => Math.round(figure * 1e6) / 1e6 + 0;
