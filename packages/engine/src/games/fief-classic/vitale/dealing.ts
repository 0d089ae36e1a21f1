import type { Seat } from "../../../core/ruleset.ts";
import { inTurnOrder, lordsOf, type State, soldiersOf } from "../family/model/state.ts";
import { havens } from "./havens.ts";

/** Families with soldiers and no lord, who may ask for one before the discards are shuffled. FC-4.3 */
export const orphansIn = (state: State): readonly Seat[] =>
  inTurnOrder(state).filter(
    (seat) => lordsOf(state, seat).length === 0 && soldiersOf(state, seat) > 0 && havens(state, seat).length > 0,
  );
