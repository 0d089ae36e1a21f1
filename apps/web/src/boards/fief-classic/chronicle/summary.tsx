import type { SummaryProps } from "../../board.ts";
import { Summary as SharedSummary } from "../../fief-shared/chronicle/summary.tsx";
import { findFamily } from "../../fief-shared/table.ts";
import { useTranslate } from "../../use-translate.ts";
import type { Family, Fief } from "../game.ts";

/** At the end: who won and how, where every title came from, and what broke a tie. */
export function Summary({ model }: SummaryProps<Fief>) {
  const t = useTranslate("fief-classic");
  const { view } = model;
  if (view.ending === null) return null;
  const count = (source: string, of: (family: Family) => number) => ({
    source,
    countOf(seat: number) {
      const family = findFamily(view, seat);
      return family === undefined ? 0 : of(family);
    },
  });
  return (
    <SharedSummary
      t={t}
      readers={model}
      ending={view.ending}
      sources={[
        count("fiefs", ({ titles }) => titles),
        // What the score has on top of the fiefs.
        count("crown", ({ score, titles }) => score - titles),
      ]}
      totals={[
        count("score", ({ score }) => score),
        count("soldiers", ({ soldiers }) => soldiers),
        count("ecus", ({ ecus }) => ecus),
      ]}
    />
  );
}
