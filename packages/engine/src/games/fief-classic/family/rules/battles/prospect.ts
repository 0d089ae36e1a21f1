import { diceFor, lossesBy } from "../../model/camps.ts";
import type { State } from "../../model/state.ts";
import type { View } from "../../model/types.ts";

export type Prospect = View["fronts"][number]["prospect"];

const attacked: Prospect = { attackWins: 1, defenceWins: 0, neither: 0 };
const defended: Prospect = { attackWins: 0, defenceWins: 1, neither: 0 };
const destroyed: Prospect = { attackWins: 0, defenceWins: 0, neither: 1 };

/** How often each side is left, reckoned once for each strength of both: they depend on the figures alone. */
const known = new Map<string, Prospect>();

/** The exact chances of a battle to the death, to a millionth, so that they are the same everywhere. */
export function prospectOf(state: Pick<State, "table">, attack: number, defend: number, isWalled: boolean): Prospect {
  const { attackWins, defenceWins, neither } = chancesOf(state, attack, defend, isWalled);
  const round = (chance: number) => Math.round(chance * 1e6) / 1e6;
  return { attackWins: round(attackWins), defenceWins: round(defenceWins), neither: round(neither) };
}

function chancesOf(state: Pick<State, "table">, attack: number, defend: number, isWalled: boolean): Prospect {
  if (attack <= 0) return defend <= 0 ? destroyed : defended;
  if (defend <= 0) return attacked;
  const name = `${state.table.figures} ${attack}:${defend} ${isWalled}`;
  const found = known.get(name) ?? fought(state, attack, defend, isWalled);
  known.set(name, found);
  return found;
}

/** A round without losses changes nothing, so it does not count. */
function fought(state: Pick<State, "table">, attack: number, defend: number, isWalled: boolean): Prospect {
  const sum = { attackWins: 0, defenceWins: 0, neither: 0 };
  let still = 0;
  for (const [ours, chance] of lossesWith(state, attack, isWalled)) {
    for (const [theirs, likelihood] of lossesWith(state, defend, false)) {
      const weight = chance * likelihood;
      if (ours === 0 && theirs === 0) {
        still += weight;
        continue;
      }
      const after = chancesOf(state, attack - theirs, defend - ours, isWalled);
      sum.attackWins += after.attackWins * weight;
      sum.defenceWins += after.defenceWins * weight;
      sum.neither += after.neither * weight;
    }
  }
  const share = 1 / (1 - still);
  return {
    attackWins: sum.attackWins * share,
    defenceWins: sum.defenceWins * share,
    neither: sum.neither * share,
  };
}

/** Each number of losses that this many pawns may deal, with its probability. */
function lossesWith(state: Pick<State, "table">, pawns: number, isWalled: boolean): ReadonlyMap<number, number> {
  const losses = new Map<number, number>();
  for (const [total, chance] of totalsOf(diceFor(state, pawns))) {
    const dealt = lossesBy(state, total, isWalled);
    losses.set(dealt, (losses.get(dealt) ?? 0) + chance);
  }
  return losses;
}

function totalsOf(dice: number): ReadonlyMap<number, number> {
  let totals = new Map([[0, 1]]);
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = new Map<number, number>();
    for (const [total, chance] of totals) {
      for (let face = 1; face <= 6; face++) next.set(total + face, (next.get(total + face) ?? 0) + chance / 6);
    }
    totals = next;
  }
  return totals;
}
