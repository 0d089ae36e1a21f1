import { campOf, diceOf, other, wallsIn } from "../../model/camps.ts";
import type { Battle, State } from "../../model/state.ts";
import type { Side } from "../../model/types.ts";
import { relicsIn } from "./relics.ts";

// F1429-1.7
export const dieFaces = [0, 1, 1, 2, 2, 3] as const;

/** What a side rolls in the next round. */
export interface Volley {
  readonly dice: number;
  /** Dice that the walls have removed. */
  readonly walls: number;
  /** Hits beyond the face of each die. F1429-12.4 */
  readonly bonus: number;
  /** Hits beyond all dice. F1429-20.16 */
  readonly lance: number;
  /** The other side's Grail cancels one hit of each die. F1429-20.13 */
  readonly isGraced: boolean;
}

export function volleyOf(state: State, battle: Battle, side: Side): Volley {
  const walls = side === "attack" ? wallsIn(state, battle) : 0;
  const dice = Math.max(0, diceOf(campOf(state, battle, side)) - walls);
  const bonus = side === "defend" && battle.kind === "ride" ? 1 : 0;
  const lance = dice > 0 && relicsIn(state, battle, side).includes("lance") ? 1 : 0;
  return { dice, walls, bonus, lance, isGraced: relicsIn(state, battle, other(side)).includes("grail") };
}

export type Likelihood = Readonly<{ hits: number; chance: number }>;

/** Each number of hits that such a volley may deal, with its probability. */
export function likelihoodsOf({ dice, bonus, lance, isGraced }: Omit<Volley, "walls">): readonly Likelihood[] {
  if (dice <= 0) return [{ hits: 0, chance: 1 }];
  const worthOf = (face: number) => Math.max(0, face - (isGraced ? 1 : 0)) + bonus;
  let sums = new Map([[lance, 1]]);
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (const face of dieFaces) {
        const total = sum + worthOf(face);
        next.set(total, (next.get(total) ?? 0) + chance / dieFaces.length);
      }
    }
    sums = next;
  }
  return [...sums].map(([hits, chance]) => ({ hits, chance }));
}
