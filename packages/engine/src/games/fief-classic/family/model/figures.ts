import { figuresFile, pieces } from "@seneschal/schema/games/fief-classic";
import original from "./figures/original.json" with { type: "json" };
import vitale from "./figures/vitale.json" with { type: "json" };
import type { State } from "./state.ts";
import type { Card, Figures } from "./types.ts";

/** All sets of figures that games have started with: a corrected set is added, and the old one stays. */
const sets: ReadonlyMap<string, Figures> = new Map(
  [original, vitale].map((file) => {
    const figures = figuresFile.parse(file);
    return [figures.dataset, figures];
  }),
);

export function figuresNamed(name: string): Figures {
  const figures = sets.get(name);
  if (figures === undefined) throw new Error(`no figures are called ${name}`);
  return figures;
}

/** The figures that a game is played with. */
export const figuresOf = ({ table }: Pick<State, "table">): Figures => figuresNamed(table.figures);

// FC-1.3
export function deckOf({ deck }: Figures): readonly Card[] {
  const kinds = [...pieces.attacks, ...pieces.remedies, ...pieces.taxes];
  const copies = kinds.flatMap((card) => Array.from({ length: deck[card] }, (): Card => card));
  return [...pieces.lords, ...copies, ...pieces.seeCards];
}
