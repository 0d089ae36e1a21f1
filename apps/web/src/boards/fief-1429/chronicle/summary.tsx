import type { SummaryProps } from "../../board.ts";
import { Summary as SummaryOfGame } from "../../fief-shared/chronicle/summary.tsx";
import { useWords } from "../../words.ts";
import { type Fief, familyOf, type View } from "../game.ts";

/** At the end: who won and how, where every victory point came from, and what broke a tie. */
export function Summary({ model }: SummaryProps<Fief>) {
  const t = useWords("fief-1429");
  const { view } = model;
  if (view.ending === null) return null;
  return (
    <SummaryOfGame
      t={t}
      readers={model}
      ending={view.ending}
      sources={[
        { source: "fiefs", countOf: (seat) => lordsOf(view, seat).reduce((sum, { fiefs }) => sum + fiefs.length, 0) },
        { source: "king", countOf: (seat) => crowns(view, seat, "king") },
        { source: "pope", countOf: (seat) => crowns(view, seat, "pope") },
      ]}
      totals={[
        { source: "points", countOf: (seat) => familyOf(view, seat)?.points ?? 0 },
        { source: "villages", countOf: (seat) => familyOf(view, seat)?.villages ?? 0 },
      ]}
    />
  );
}

const lordsOf = ({ lords }: View, seat: number) => lords.filter((lord) => lord.seat === seat);
const crowns = (view: View, seat: number, crown: "king" | "pope") =>
  lordsOf(view, seat).filter((lord) => lord.crowns.includes(crown)).length;
