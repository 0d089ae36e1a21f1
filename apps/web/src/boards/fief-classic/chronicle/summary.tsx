import { createSummary, familyCount } from "../../fief-shared/chronicle/summary.tsx";
import type { Family, Fief } from "../game.ts";

/** At the end: who won and how, where every title came from, and what broke a tie. */
export const Summary = createSummary<Fief>({
  messages: "fief-classic",
  sources: [
    familyCount("fiefs", ({ titles }: Family) => titles),
    // What the score has on top of the fiefs.
    familyCount("crown", ({ score, titles }: Family) => score - titles),
  ],
  totals: [
    familyCount("score", ({ score }: Family) => score),
    familyCount("soldiers", ({ soldiers }: Family) => soldiers),
    familyCount("ecus", ({ ecus }: Family) => ecus),
  ],
});
