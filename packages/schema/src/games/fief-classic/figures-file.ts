import { z } from "zod";
import { count } from "./pieces.ts";

/** Pawns lost by the sum of the dice, from 0 to 18. */
const losses = z.array(count).length(19);

/** The figures of an edition as their file has them: prices, incomes, decks and tables. */
export const figuresFile = z.strictObject({
  format: z.literal("fief-classic-figures/1"),
  dataset: z.string().min(1),
  official: z.boolean(),
  provenance: z.record(z.string(), z.string()),
  start: z.strictObject({ soldiers: count, ecus: count }),
  hand: count,
  prices: z.strictObject({ soldier: count, press: count, mill: count, castle: count, cardinal: count }),
  incomes: z.strictObject({
    village: count,
    press: count,
    mill: count,
    royalTax: count,
    seigneurialTax: count,
  }),
  appeasing: count.meta({ description: "Écus for each pip of a revolt." }),
  stock: z.strictObject({ soldiers: count, castles: count, mills: count, presses: count, cardinals: count }),
  buildingsMax: count.meta({ description: "Mills and presses together, in a village." }),
  deck: z.strictObject({
    revolt: count,
    "bad-weather": count,
    plague: count,
    famine: count,
    assassination: count,
    "good-harvest": count,
    sun: count,
    justice: count,
    "seigneurial-tax": count,
    "royal-tax": count,
    tithe: count,
  }),
  diceFrom: z.array(count).meta({ description: "From how many pawns on a side throws one die, two dice, three dice." }),
  losses: z.strictObject({ open: losses, castle: losses }),
  plague: z.strictObject({ oneIn: count, lordDiesBelow: count }),
  escortMax: count.meta({ description: "Soldiers that may go with a bishop." }),
  stormDice: z.strictObject({ "2": count, "5": count, "6": count }),
  royalTaxesMax: count,
  doesTitheTakeVillages: z.boolean(),
  crownCountsAs: count.meta({ description: "Titles, for the victory." }),
  kingsGuard: count.meta({ description: "Votes of the king against his deposition." }),
});
export type FiguresFile = z.infer<typeof figuresFile>;
