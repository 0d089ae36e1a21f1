import { at } from "../model/state.ts";
import { type EvolversOf, tidied, withPlace, withStanceOf } from "./changes.ts";
import { changedState } from "./clone.ts";

export const battleEvolvers: EvolversOf<
  | "BattlePrevented"
  | "SideTaken"
  | "OccupantNamed"
  | "BattleBegan"
  | "RoundFought"
  | "BattleEnded"
  | "FieldCleared"
  | "ConsentAsked"
  | "ConsentAnswered"
> = {
  BattlePrevented: (state) => state,
  // FC-12.6: he fights with those who come to relieve him.
  SideTaken: (state, { seat, village, side }) =>
    side === "none" ? state : withPlace(state, village, { stances: withStanceOf(at(state, village), seat, "relief") }),
  OccupantNamed: (state, { seat, occupant, bearer }) =>
    changedState(state, {
      leagues: [...state.leagues.filter((one) => one.seat !== seat), { seat, occupant, bearer }],
    }),
  BattleBegan: (state, { type: _, ...battle }) => changedState(state, { battle: { ...battle, rounds: [] } }),
  RoundFought: (state, { attack, defend }) =>
    state.battle === null
      ? state
      : changedState(state, {
          battle: { ...state.battle, rounds: [...state.battle.rounds, { attack, defend }] },
        }),
  BattleEnded: (state) => changedState(state, { battle: null }),
  FieldCleared(state, { village }) {
    const cleared = state.leagues.length > 0 ? changedState(state, { leagues: [] }) : state;
    const { isSallying } = at(cleared, village);
    return tidied(isSallying ? withPlace(cleared, village, { isSallying: false }) : cleared, village);
  },
  ConsentAsked: (state) => state,
  ConsentAnswered: (state, { seat, matter, isGiven }) =>
    isGiven ? state : changedState(state, { refusals: [...state.refusals, { seat, matter }] }),
};
