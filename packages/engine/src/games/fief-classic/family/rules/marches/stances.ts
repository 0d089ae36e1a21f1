import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import {
  askedAgain,
  asksItsSeat,
  type ChoiceOf,
  interrupted,
  type RuleOfMove,
  type RuleOfStep,
  settled,
} from "../../model/flow.ts";
import { isRefused } from "../../model/refusals.ts";
import {
  areAllied,
  at,
  hasStance,
  isSiege,
  lordsIn,
  type Place,
  type State,
  stanceOf,
  withStance,
} from "../../model/state.ts";
import type { AgendaStep, Fact, Matter, MoveOf, VillageId } from "../../model/types.ts";

export const arriving: RuleOfStep<"arriving"> = asksItsSeat;

type Intent = MoveOf<"declare">["intent"];

/** Villages of others before which a family stands and may change its mind. */
const gatesOf = (state: State, seat: Seat): readonly Place[] =>
  state.places.filter((place) => {
    if (place.stances.length === 0 || place.holder === null || place.holder === seat) return false;
    const stance = stanceOf(place, seat);
    // FC-10.5
    return stance !== undefined && stance !== "refused";
  });

export const canDeclare = (state: State, seat: Seat): boolean => gatesOf(state, seat).length > 0;

// FC-10.2
export const declare: RuleOfMove<"declare"> = during(["arriving", "marching"], {
  rule: "FC-10.2",
  choices({ state, seat, step }) {
    if (step.type === "arriving") return declarationsOn(state, seat, at(state, step.village), true);
    return gatesOf(state, seat).flatMap((place) => declarationsOn(state, seat, place, false));
  },
  facts(position, { village, intent }) {
    const { state, seat, step } = position;
    const isArrival = step.type === "arriving";
    const holder = at(state, village).holder ?? seat;
    const isAsked = intent === "passage" || (intent === "relief" && !areAllied(state, seat, holder));
    if (isAsked) {
      const matter: Matter = { kind: intent === "passage" ? "passage" : "aid", from: seat, village };
      const question: AgendaStep = { type: "consent", seat: holder, matter };
      return [{ type: "ConsentAsked", seat: holder, matter }, isArrival ? settled(question) : interrupted(question)];
    }
    const isSiegeKept =
      intent === "attack" && at(state, village).stances.some((one) => one.seat === seat && isSiege(one));
    const taken: Fact = { type: "StanceTaken", seat, village, stance: intent, ...(isSiegeKept && { isSiegeKept }) };
    return [taken, isArrival ? settled() : askedAgain(position)];
  },
});

function declarationsOn(state: State, seat: Seat, place: Place, isArrival: boolean): readonly ChoiceOf<"declare">[] {
  const { village } = place;
  const choice = (oneOf: readonly Intent[], more: object = {}): ChoiceOf<"declare"> => ({
    type: "declare",
    fields: { village: { oneOf: [village] }, intent: { oneOf } },
    ...more,
  });
  const current = stanceOf(place, seat);
  const peaceful: readonly Intent[] = current === "guest" ? [] : ["passage"];
  const matter: Matter = { kind: "aid", from: seat, village };
  const isDeclined = place.holder !== null && isRefused(state, place.holder, matter);
  const help: readonly Intent[] = mayRelieve(state, seat, place) ? ["relief"] : [];
  const relief = isDeclined ? [] : help;
  const declined = isDeclined ? [choice(help, { blockedBy: "FC-13.13" })] : [];
  const challenge: readonly Intent[] = mayChallenge(state, seat, place) ? ["challenge"] : [];
  // FC-13.7
  if (place.holder !== null && areAllied(state, seat, place.holder)) {
    return [choice([...challenge, ...relief]), choice(["siege", "attack"], { blockedBy: "FC-13.7" })];
  }
  const siege: readonly Intent[] = current === "siege" ? [] : ["siege"];
  // FC-10.8
  const isTaken = place.stances.some((one) => one.stance === "siege" && one.seat !== seat);
  const attack: readonly Intent[] = current === "attack" || isTaken ? [] : ["attack"];
  return [
    choice([...siege, ...attack, ...challenge, ...peaceful, ...relief], isArrival ? { isDefault: true } : {}),
    ...declined,
    ...(isTaken ? [choice(["attack"], { blockedBy: "FC-10.8" })] : []),
  ];
}

/** Guests there may help if others who are not friends attack or besiege it. FC-10.14 */
const mayRelieve = (state: State, seat: Seat, place: Place): boolean =>
  stanceOf(place, seat) === "guest" &&
  place.stances.some(
    (one) =>
      one.seat !== seat &&
      (one.stance === "siege" || one.stance === "attack" || one.stance === "refused") &&
      !areAllied(state, seat, one.seat),
  );

/** Whether others besiege it who are not friends. FC-10.16 */
const mayChallenge = (state: State, seat: Seat, place: Place): boolean =>
  stanceOf(place, seat) !== "challenge" &&
  withStance(place, "siege").some((one) => one !== seat && !areAllied(state, seat, one));

// FC-10.11
export const sally: RuleOfMove<"sally"> = during("marching", {
  rule: "FC-10.11",
  choices({ state, seat }) {
    const shut = state.places.filter(
      (place) => place.holder === seat && !place.isSallying && hasStance(place, "siege"),
    );
    const led = shut.filter(({ village }) => isLed(state, village));
    const unled = shut.filter(({ village }) => !isLed(state, village));
    return [
      { type: "sally", fields: { village: { oneOf: led.map(({ village }) => village) } } },
      { type: "sally", fields: { village: { oneOf: unled.map(({ village }) => village) } }, blockedBy: "FC-10.11" },
    ];
  },
  facts: (position, { village }) => [{ type: "SallyDeclared", seat: position.seat, village }, askedAgain(position)],
});

/** Soldiers follow a lord who is no bishop. */
const isLed = (state: State, village: VillageId): boolean => lordsIn(state, village).some(({ see }) => see === null);
