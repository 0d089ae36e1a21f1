import type { SummaryProps } from "../../board.ts";
import { Summary as SharedSummary } from "../../fief-shared/chronicle/summary.tsx";
import { findFamily } from "../../fief-shared/table.ts";
import { useTranslate } from "../../use-translate.ts";
import type { Fief, View } from "../game.ts";

/** At the end: who won and how, where every victory point came from, and what broke a tie. */
export function Summary({ model }: SummaryProps<Fief>) {
  const t = useTranslate("fief-1429");
  const { view } = model;
  if (view.ending === null) return null;
  return (
    <SharedSummary
      t={t}
      readers={model}
      ending={view.ending}
      sources={[
        { source: "fiefs", countOf: (seat) => lordsOf(view, seat).reduce((sum, { fiefs }) => sum + fiefs.length, 0) },
        { source: "king", countOf: (seat) => crowns(view, seat, "king") },
        { source: "pope", countOf: (seat) => crowns(view, seat, "pope") },
      ]}
      totals={[
        { source: "points", countOf: (seat) => findFamily(view, seat)?.points ?? 0 },
        { source: "villages", countOf: (seat) => findFamily(view, seat)?.villages ?? 0 },
      ]}
    />
  );
}

const lordsOf = ({ lords }: View, seat: number) => lords.filter((lord) => lord.seat === seat);
const crowns = (view: View, seat: number, crown: "king" | "pope") =>
  lordsOf(view, seat).filter((lord) => lord.crowns.includes(crown)).length;
