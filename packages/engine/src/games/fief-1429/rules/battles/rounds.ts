import type { Chance } from "../../../../core/chance.ts";
import { type Camp, campOf, hasTroops, isDecided, pointsOf } from "../../model/camps.ts";
import { checkEffects, nobody, type RuleOfStep, settled } from "../../model/flow.ts";
import type { AgendaStep, Fact, FactOf, Side } from "../../model/types.ts";
import { dieFaces, type Volley, volleyOf } from "./volley.ts";

export const thrownDie = (chance: Chance): number => dieFaces[chance.below(dieFaces.length)] ?? 0;

// F1429-13.9
export const round: RuleOfStep<"round"> = {
  asks: () => nobody,
  run(state, _, chance) {
    const { battle } = state;
    if (battle === null) return [settled()];
    const [attack, defend] = [campOf(state, battle, "attack"), campOf(state, battle, "defend")];
    // A card may have changed who is there.
    if (isDecided(attack, defend)) return [settled({ type: "roundEnd" })];
    const { village } = battle;
    const [onAttack, onDefence] = [volleyOf(state, battle, "attack"), volleyOf(state, battle, "defend")];
    // F1429-13.8
    if (onAttack.dice === 0) return [settled(over(null, "walls"))];
    const fought: Fact = {
      type: "RoundFought",
      village,
      round: battle.round + 1,
      attack: thrown(attack, onAttack, chance),
      defend: thrown(defend, onDefence, chance),
    };
    return [fought, settled({ type: "losses" }, checkEffects, { type: "roundEnd" })];
  },
};

function thrown(camp: Camp, volley: Volley, chance: Chance): FactOf<"RoundFought">["attack"] {
  const { dice, walls, bonus, lance, isGraced } = volley;
  const faces = Array.from({ length: dice }, () => thrownDie(chance));
  const grail = isGraced ? faces.filter((face) => face > 0).length : 0;
  const hits = faces.reduce((sum, face) => sum + face, bonus * dice + lance - grail);
  return { points: pointsOf(camp), dice: faces, walls, bonus: bonus * dice, lance, grail, hits };
}

// F1429-13.18
export const roundEnd: RuleOfStep<"roundEnd"> = {
  asks: () => nobody,
  run(state) {
    const { battle } = state;
    if (battle === null) return [settled()];
    const [attack, defend] = [campOf(state, battle, "attack"), campOf(state, battle, "defend")];
    if (!hasTroops(attack) && !hasTroops(defend)) {
      const isEmpty = attack.lords.length + defend.lords.length === 0;
      return [settled(over(null, isEmpty ? "all-fallen" : "lords-only"))];
    }
    if (!hasTroops(defend)) return overpowered("attack", attack, defend);
    if (!hasTroops(attack)) return overpowered("defend", defend, attack);
    if (attack.lords.length === 0) return [settled(over(null, "no-leader"))];
    if (battle.emptyRounds >= emptyRoundsMax) {
      return [settled(over(null, "no-losses"))];
    }
    return [settled({ type: "stances" }, { type: "verdict" })];
  },
};
const emptyRoundsMax = 3;

// F1429-13.12
function overpowered(victor: Side, winner: Camp, loser: Camp): readonly Fact[] {
  const lords = loser.lords.map(({ lord }) => lord);
  return [settled({ type: "captives", seat: winner.leader, lords }, over(victor, "won"))];
}

type Reason = FactOf<"BattleEnded">["reason"];
export const over = (victor: Side | null, reason: Reason): AgendaStep => ({ type: "battleEnd", victor, reason });
