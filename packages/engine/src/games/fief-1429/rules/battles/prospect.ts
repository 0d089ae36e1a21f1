import { type Camp, campOf, diceFor, hitsToFell, knightsToFall } from "../../model/camps.ts";
import { isTitled } from "../../model/offices.ts";
import { type Battle, isWoman, type State } from "../../model/state.ts";
import type { View } from "../../model/types.ts";
import { likelihoodsOf, type Volley, volleyOf } from "./volley.ts";

type Prospect = NonNullable<View["battle"]>["prospect"];

/** The dice that a camp is worth: sergeants are lost before knights, and the strongest lords last. */
interface Force {
  readonly sergeants: number;
  readonly knights: number;
  readonly fighters: number;
  readonly others: number;
  readonly hasMaid: boolean;
}

/**
 * The exact chances if both sides fight on to the end, cards and surrenders apart.
 * Sergeants are lost before knights where there is a choice, and lords who count no points before others.
 */
export function prospectOf(state: State, battle: Battle): Prospect {
  const attack = forceOf(campOf(state, battle, "attack"));
  const defend = forceOf(campOf(state, battle, "defend"));
  const volleys = { attack: volleyOf(state, battle, "attack"), defend: volleyOf(state, battle, "defend") };
  return rounded(chancesOf({ ...volleys, known: new Map() }, attack, defend));
}

function forceOf({ sergeants, knights, lords }: Camp): Force {
  const fighters = lords.filter((lord) => !isWoman(lord.lord) || lord.isMaid || isTitled(lord)).length;
  const hasMaid = lords.some(({ isMaid }) => isMaid);
  return { sergeants, knights, fighters, others: lords.length - fighters, hasMaid };
}

interface Field {
  readonly attack: Volley;
  readonly defend: Volley;
  readonly known: Map<string, Prospect>;
}

const lordsOf = ({ fighters, others }: Force) => fighters + others;
const hasTroops = ({ sergeants, knights }: Force) => sergeants + knights > 0;
const nameOf = ({ sergeants, knights, fighters, others }: Force) => `${sergeants},${knights},${fighters},${others}`;
const diceIn = (force: Force) => {
  const dice = diceFor(hitsToFell(force) + force.fighters);
  return dice > 0 && force.hasMaid ? dice + 1 : dice;
};

const won: Prospect = { attackWins: 1, defenceWins: 0, neither: 0 };
const lost: Prospect = { attackWins: 0, defenceWins: 1, neither: 0 };
const open: Prospect = { attackWins: 0, defenceWins: 0, neither: 1 };

function chancesOf(field: Field, attack: Force, defend: Force): Prospect {
  const name = `${nameOf(attack)}:${nameOf(defend)}`;
  const known = field.known.get(name) ?? settledChances(field, attack, defend) ?? foughtChances(field, attack, defend);
  field.known.set(name, known);
  return known;
}

function settledChances({ attack: { walls } }: Field, attack: Force, defend: Force): Prospect | undefined {
  if (!hasTroops(attack) && !hasTroops(defend)) return open;
  if (!hasTroops(defend)) return won;
  if (!hasTroops(attack)) return lost;
  return lordsOf(attack) === 0 || diceIn(attack) - walls <= 0 ? open : undefined;
}

function foughtChances(field: Field, attack: Force, defend: Force): Prospect {
  const mine = likelihoodsOf({ ...field.attack, dice: diceIn(attack) - field.attack.walls });
  const theirs = likelihoodsOf({ ...field.defend, dice: diceIn(defend) });
  let still = 0;
  let sum: Prospect = { attackWins: 0, defenceWins: 0, neither: 0 };
  for (const { hits, chance } of mine) {
    for (const { hits: blows, chance: likelihood } of theirs) {
      const [left, right] = [after(attack, blows), after(defend, hits)];
      if (nameOf(left) === nameOf(attack) && nameOf(right) === nameOf(defend)) still += chance * likelihood;
      else sum = added(sum, chancesOf(field, left, right), chance * likelihood);
    }
  }
  // F1429-13.18: three rounds without losses end it.
  const rounds = 1 + still + still * still;
  return added({ attackWins: 0, defenceWins: 0, neither: still * still * still }, sum, rounds);
}

const added = (sum: Prospect, more: Prospect, weight: number): Prospect => ({
  attackWins: sum.attackWins + more.attackWins * weight,
  defenceWins: sum.defenceWins + more.defenceWins * weight,
  neither: sum.neither + more.neither * weight,
});

function after(force: Force, hits: number): Force {
  const rest = hits - hitsToFell(force);
  if (rest < 0) {
    const knights = knightsToFall(force, hits)[0] ?? 0;
    const sergeants = Math.min(force.sergeants, hits - 3 * knights);
    return { ...force, sergeants: force.sergeants - sergeants, knights: force.knights - knights };
  }
  const others = Math.max(0, force.others - rest);
  const fighters = Math.max(0, force.fighters - Math.max(0, rest - force.others));
  return { ...force, sergeants: 0, knights: 0, others, fighters };
}

/** To a millionth, so that it is the same everywhere. */
function rounded({ attackWins, defenceWins, neither }: Prospect): Prospect {
  const round = (chance: number) => Math.round(chance * 1e6) / 1e6;
  return { attackWins: round(attackWins), defenceWins: round(defenceWins), neither: round(neither) };
}
