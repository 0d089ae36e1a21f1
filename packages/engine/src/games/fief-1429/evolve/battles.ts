import { type Battle, familyOf, type Round, type State } from "../model/state.ts";
import type { FactOf } from "../model/types.ts";
import { type EvolversOf, withFamily } from "./changes.ts";
import { changedState } from "./clone.ts";

export const battleEvolvers: EvolversOf<
  | "BattleBegan"
  | "SideTaken"
  | "RoundFought"
  | "HitsTaken"
  | "LossesShared"
  | "StanceTaken"
  | "AllyWavered"
  | "WallsUndermined"
  | "BattleEnded"
> = {
  BattleBegan: (state, { village, attacker, defender, kind }) => {
    const { fought } = familyOf(state, attacker);
    // F1429-13.3 is about the battles of the sixth phase: a ride forbids none of them.
    const noted = kind === "ride" ? fought : [...fought, { village, target: defender }];
    return changedState(withFamily(state, attacker, { fought: noted }), {
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
        divided: [],
        stances: [],
        rounds: [],
      },
    });
  },
  SideTaken: (state, { seat, side }) =>
    side === "none" ? state : withBattle(state, ({ allies }) => ({ allies: [...allies, { seat, side }] })),
  RoundFought: (state, { round, attack, defend }) =>
    withBattle(state, ({ emptyRounds, rounds }) => ({
      rounds: [...rounds, { attack, defend, losses: [], fallen: [], stances: [] }],
      round,
      owed: { attack: defend.hits, defend: attack.hits },
      divided: [],
      stances: [],
      emptyRounds: emptyRounds + 1,
    })),
  HitsTaken: (state, { side }) => withBattle(state, ({ owed }) => ({ owed: { ...owed, [side]: 0 } })),
  LossesShared: (state, { side, seat, hits }) =>
    withBattle(state, ({ owed, divided }) => ({
      owed: { ...owed, [side]: owed[side] - hits },
      divided: [...divided, seat],
    })),
  StanceTaken: (state, { seat, stance }) =>
    withRound(
      withBattle(state, ({ stances }) => ({ stances: [...stances, { seat, stance }] })),
      (round) => ({ stances: [...round.stances, { seat, stance }] }),
    ),
  AllyWavered: (state, { seat, choice }) => {
    if (choice === "stay") return state;
    return withBattle(state, ({ allies, isUndermined }) => {
      const was = allies.find((ally) => ally.seat === seat)?.side;
      const others = allies.filter((ally) => ally.seat !== seat);
      if (choice === "leave" || was === undefined) return { allies: others };
      // F1429-13.17: an ally who changes sides from the defence opens the gates.
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

/** A loss in the round means that it does not count as empty. */
export function withLossInBattle(state: State, { village, seat, sergeants, knights }: FactOf<"TroopsLost">): State {
  if (state.battle?.village !== village) return state;
  const noted = withRound(state, ({ losses }) => ({ losses: [...losses, { seat, sergeants, knights }] }));
  return state.battle.emptyRounds > 0 ? withBattle(noted, () => ({ emptyRounds: 0 })) : noted;
}

/** A lord who falls in battle is named in its round. */
export const withLordFallen = (state: State, { lord, cause }: FactOf<"LordDied">): State =>
  cause === "battle" ? withRound(state, ({ fallen }) => ({ fallen: [...fallen, lord] })) : state;

/** The round that was fought last, with what came of it. */
function withRound(state: State, change: (round: Round) => Partial<Round>): State {
  return withBattle(state, ({ rounds }) => {
    const last = rounds.at(-1);
    return last === undefined ? {} : { rounds: rounds.with(-1, { ...last, ...change(last) }) };
  });
}

function withBattle(state: State, change: (battle: Battle) => Partial<Battle>): State {
  const { battle } = state;
  return battle === null ? state : changedState(state, { battle: { ...battle, ...change(battle) } });
}
