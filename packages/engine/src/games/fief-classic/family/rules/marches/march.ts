import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { asksItsSeat, type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import {
  areAllied,
  at,
  inTurnOrder,
  isPromised,
  type Lord,
  lordOf,
  lordsBefore,
  type State,
  soldiersBefore,
  stanceOf,
} from "../../model/state.ts";
import type { AgendaStep, Fact, FactOf, VillageId } from "../../model/types.ts";
import { canDeclare } from "./stances.ts";
import { followersOf, readyLords, roadTaken, waysOf } from "./ways.ts";

export const marches: RuleOfStep<"marches"> = {
  asks: () => nobody,
  run: (state) => [
    { type: "PhaseBegan", phase: "marches" },
    settled(...inTurnOrder(state).map((seat): AgendaStep => ({ type: "marching", seat })), { type: "battles" }),
  ],
};

export const marching: RuleOfStep<"marching"> = {
  asks: (state, { seat }) => (readyLords(state, seat).length > 0 || canDeclare(state, seat) ? [seat] : nobody),
  run: asksItsSeat.run,
};

// FC-9.1, FC-9.2
export const march: RuleOfMove<"march"> = during("marching", {
  rule: "FC-9.1",
  choices: ({ state, seat }) => readyLords(state, seat).flatMap((lord) => marchesOf(state, lord)),
  facts({ state, seat }, { lord: id, to, soldiers }) {
    const lord = lordOf(state, id);
    const road = roadTaken(state, lord, to);
    const marched: FactOf<"Marched"> = {
      type: "Marched",
      seat,
      lord: id,
      from: lord.village,
      fromRoad: lord.road,
      to,
      road,
      soldiers,
    };
    const taken = road === null ? [] : stanceOnArrival(state, lord, to);
    const isUnsaid = road !== null && taken.length === 0 && stanceOf(at(state, to), seat) === undefined;
    const arriving: readonly AgendaStep[] = isUnsaid ? [{ type: "arriving", seat, village: to }] : [];
    const followed = road === null ? joinedBy(state, seat, marched) : [];
    return [marched, ...taken, ...followed, settled(...arriving, { type: "marching", seat })];
  },
});

function marchesOf(state: State, lord: Lord): readonly ChoiceOf<"march">[] {
  const fields = (oneOf: readonly VillageId[]) => ({
    lord: { oneOf: [lord.lord] },
    to: { oneOf },
    soldiers: { from: 0, to: followersOf(state, lord) },
  });
  const ways = waysOf(state, lord);
  const open = ways.filter(({ blockedBy }) => blockedBy === undefined).map(({ to }) => to);
  const rules = open.length === ways.length ? [] : new Set(ways.flatMap(({ blockedBy }) => blockedBy ?? []));
  const closed = [...rules].map((rule) => ({
    type: "march" as const,
    fields: fields(ways.filter(({ blockedBy }) => blockedBy === rule).map(({ to }) => to)),
    blockedBy: rule,
  }));
  return [{ type: "march", fields: fields(open) }, ...closed];
}

/** Others of his family who stood before the village go in with him. FC-10.13 */
function joinedBy(state: State, seat: Seat, { lord, from, to, soldiers }: FactOf<"Marched">): readonly Fact[] {
  const led = from === to ? soldiers : 0;
  const isLeft =
    soldiersBefore(at(state, to), seat) > led || lordsBefore(state, to, seat).some((one) => one.lord !== lord);
  return isLeft ? [{ type: "Entered", seat, village: to }] : [];
}

/** Before his own village he comes to relieve it, before a friend's he is a guest; otherwise he declares why he came. */
function stanceOnArrival(state: State, { seat }: Lord, village: VillageId): readonly Fact[] {
  const place = at(state, village);
  if (stanceOf(place, seat) !== undefined || place.holder === null) return [];
  // FC-10.10
  if (place.holder === seat) return [{ type: "StanceTaken", seat, village, stance: "relief" }];
  // FC-10.12, FC-13.6
  const isWelcome = areAllied(state, place.holder, seat) || isPromised(state.passages, place.holder, seat);
  return isWelcome ? [{ type: "StanceTaken", seat, village, stance: "guest" }] : [];
}
