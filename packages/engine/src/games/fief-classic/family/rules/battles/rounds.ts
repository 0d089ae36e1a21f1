import type { Chance } from "../../../../../core/chance.ts";
import { diceFor, type Force, forcesOf, lossesBy, pawnsIn, sharesOf } from "../../model/camps.ts";
import { nobody, type RuleOfStep, settled, succession } from "../../model/flow.ts";
import { at, type Battle, type State } from "../../model/state.ts";
import type { Fact, FactOf, Side } from "../../model/types.ts";
import { bearerAmong } from "./fronts.ts";
import { fallen } from "./losses.ts";

// FC-11.4, FC-11.5
export const round: RuleOfStep<"round"> = {
  asks: () => nobody,
  run(state, _, chance) {
    const { battle } = state;
    if (battle === null) return [settled()];
    const [attackers, defenders] = [forcesOf(state, battle, "attack"), forcesOf(state, battle, "defend")];
    const [ours, theirs] = [pawnsIn(attackers), pawnsIn(defenders)];
    if (ours === 0 || theirs === 0) return over(state, battle, ours > 0 ? "attack" : theirs > 0 ? "defend" : null);
    const attack = thrown(state, ours, battle.isWalled, chance);
    const defend = thrown(state, theirs, false, chance);
    const fought: Fact = {
      type: "RoundFought",
      village: battle.village,
      round: battle.rounds.length + 1,
      attack,
      defend,
    };
    const blows = [
      ...blowsOn(state, battle, attackers, defend.losses),
      ...blowsOn(state, battle, defenders, attack.losses),
    ];
    const facts = blows.flatMap((blow) => blow.facts);
    const mourning = blows.flatMap(({ next }) => next);
    const bereft = facts.some(({ type }) => type === "LordDied") ? [succession] : [];
    return [fought, ...facts, settled(...mourning, ...bereft, { type: "round" })];
  },
};

function thrown(state: State, pawns: number, isWalled: boolean, chance: Chance): FactOf<"RoundFought">["attack"] {
  const dice = Array.from({ length: diceFor(state, pawns) }, () => chance.die());
  const total = dice.reduce((sum, die) => sum + die, 0);
  return { pawns, dice, total, losses: lossesBy(state, total, isWalled) };
}

function blowsOn(state: State, { village }: Battle, forces: readonly Force[], losses: number) {
  const bearer = bearerAmong(
    state,
    forces.map(({ seat }) => seat),
  );
  const shares = sharesOf(forces, losses, bearer);
  return forces.map((force, index) => fallen(state, force, { village, losses: shares[index] ?? 0, cause: "battle" }));
}

function over(state: State, { village, kind, attackers, defenders }: Battle, victor: Side | null): readonly Fact[] {
  const victors = victor === null ? [] : victor === "attack" ? attackers : defenders;
  return [
    { type: "BattleEnded", village, kind, victor, victors },
    ...(kind === "assault" ? ruined(state, village) : []),
    settled(),
  ];
}

// FC-11.9
function ruined(state: State, village: Battle["village"]): readonly Fact[] {
  const { mills, presses } = at(state, village);
  return mills + presses === 0 ? [] : [{ type: "BuildingsLost", village, mills, presses, cause: "battle" }];
}
