import { createSummary, familyCount } from "../../fief-shared/chronicle/summary.tsx";
import type { Family, Fief, View } from "../game.ts";

/** At the end: who won and how, where every victory point came from, and what broke a tie. */
export const Summary = createSummary<Fief>({
  messages: "fief-1429",
  sources: [
    {
      source: "fiefs",
      countOf: (view, seat) => lordsOf(view, seat).reduce((sum, { fiefs }) => sum + fiefs.length, 0),
    },
    { source: "king", countOf: (view, seat) => crowns(view, seat, "king") },
    { source: "pope", countOf: (view, seat) => crowns(view, seat, "pope") },
  ],
  totals: [
    familyCount("points", ({ points }: Family) => points),
    familyCount("villages", ({ villages }: Family) => villages),
  ],
});

const lordsOf = ({ lords }: View, seat: number) => lords.filter((lord) => lord.seat === seat);
const crowns = (view: View, seat: number, crown: "king" | "pope") =>
  lordsOf(view, seat).filter((lord) => lord.crowns.includes(crown)).length;
