import { type Battle, familyOf, type State } from "../state.ts";
import { type EvolversOf, withFamily } from "./changes.ts";
import { changedState } from "./copies.ts";

export const battleEvolvers: EvolversOf<
  | "BattleBegan"
  | "SideTaken"
  | "RoundFought"
  | "HitsTaken"
  | "StanceTaken"
  | "AllyWavered"
  | "WallsUndermined"
  | "BattleEnded"
> = {
  BattleBegan: (state, { village, attacker, defender, kind }) => {
    const { fought } = familyOf(state, attacker);
    return changedState(withFamily(state, attacker, { fought: [...fought, { village, target: defender }] }), {
      battle: {
        village,
        kind,
        attacker,
        defender,
        allies: [],
        round: 0,
        emptyRounds: 0,
        isUndermined: false,
        owed: { attack: 0, defend: 0 },
        stances: [],
      },
    });
  },
  SideTaken: (state, { seat, side }) =>
    side === "none" ? state : withBattle(state, ({ allies }) => ({ allies: [...allies, { seat, side }] })),
  RoundFought: (state, { round, attack, defend }) =>
    withBattle(state, ({ emptyRounds }) => ({
      round,
      owed: { attack: defend.hits, defend: attack.hits },
      stances: [],
      emptyRounds: emptyRounds + 1,
    })),
  HitsTaken: (state, { side }) => withBattle(state, ({ owed }) => ({ owed: { ...owed, [side]: 0 } })),
  StanceTaken: (state, { seat, stance }) =>
    withBattle(state, ({ stances }) => ({ stances: [...stances, { seat, stance }] })),
  AllyWavered: (state, { seat, choice }) => {
    if (choice === "stay") return state;
    return withBattle(state, ({ allies, isUndermined }) => {
      const was = allies.find((ally) => ally.seat === seat)?.side;
      const others = allies.filter((ally) => ally.seat !== seat);
      if (choice === "leave" || was === undefined) return { allies: others };
      // F1429-13.17: who goes over from the defence opens the gates.
      const side = was === "attack" ? "defend" : "attack";
      return { allies: [...others, { seat, side }], isUndermined: isUndermined || was === "defend" };
    });
  },
  WallsUndermined: (state) =>
    state.revolt !== null
      ? changedState(state, { revolt: { ...state.revolt, isUndermined: true } })
      : withBattle(state, () => ({ isUndermined: true })),
  BattleEnded: (state) => changedState(state, { battle: null }),
};

/** A loss in the round makes it no empty one. */
export const withLossInBattle = (state: State, village: string): State =>
  state.battle?.village === village && state.battle.emptyRounds > 0
    ? withBattle(state, () => ({ emptyRounds: 0 }))
    : state;

function withBattle(state: State, change: (battle: Battle) => Partial<Battle>): State {
  const { battle } = state;
  return battle === null ? state : changedState(state, { battle: { ...battle, ...change(battle) } });
}
