import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { campOf, isDecided } from "../../model/camps.ts";
import { controllerOf, isFoughtOver, siegesOn } from "../../model/control.ts";
import {
  checkEffects as again,
  asksItsSeat,
  nobody,
  type RuleOfMove,
  type RuleOfStep,
  settled,
} from "../../model/flow.ts";
import { crowned } from "../../model/offices.ts";
import { at, findLord, freeLordsAt, isEmpty, isPresent, isTooth, presentAt, type State } from "../../model/state.ts";
import type { AgendaStep, Fact, VillageId } from "../../model/types.ts";
import { bearerOf, mourned, relicKept } from "../relics.ts";
import { type Consequence, named, none } from "./consequence.ts";
import { homecomings } from "./homecoming.ts";
import { cities, estates } from "./inheritance.ts";

/**
 * What follows from who stands where and who has died: successions, freed prisoners, lifted sieges, control, cities.
 * Each run settles one kind, and looks again until nothing is left.
 */
export const stateBasedEffects: RuleOfStep<"aftermath"> = {
  asks: () => nobody,
  run(state) {
    for (const consequence of consequences) {
      const { facts, questions = [] } = consequence(state);
      if (facts.length > 0 || questions.length > 0) return [...facts, settled(...questions, again)];
    }
    return [settled()];
  },
};

const consequences: readonly ((state: State) => Consequence)[] = [
  tooth,
  miracles,
  relics,
  succession,
  absolution,
  estates,
  unguarded,
  homecomings,
  sieges,
  control,
  cities,
];

/** The tooth of St Géronce finds its bearer before it may raise the dead. F1429-20.12 */
function tooth(state: State): Consequence {
  if (state.relics.length === 0) return none;
  return { facts: state.relics.filter(isTooth).flatMap((one) => relicKept(state, one) ?? []) };
}

function miracles(state: State): Consequence {
  const [dead] = state.fallen;
  if (dead === undefined) return none;
  if (bearerOf(state, "geronce") === undefined)
    return { facts: state.fallen.flatMap(({ lord }) => mourned(state, lord)) };
  return { facts: [], questions: [{ type: "miracle", lord: dead.lord }] };
}

function relics(state: State): Consequence {
  if (state.relics.length === 0) return none;
  return { facts: state.relics.flatMap((one) => relicKept(state, one) ?? []) };
}

// F1429-5.13
function succession(state: State): Consequence {
  const prince = crowned(state, "prince");
  if (prince === undefined || crowned(state, "king") !== undefined) return none;
  const mother = crowned(state, "queen");
  const wife = prince.spouse === null ? undefined : findLord(state, prince.spouse);
  return {
    facts: [
      ...(mother ? [{ type: "OfficeLost", ...named(mother), office: "queen", cause: "succession" } as const] : []),
      { type: "Crowned", ...named(prince), crown: "king", cause: "succession" },
      ...(wife ? [{ type: "Crowned", ...named(wife), crown: "queen", cause: "marriage" } as const] : []),
    ],
  };
}

// F1429-5.5
function absolution(state: State): Consequence {
  const lords = state.lords.filter(({ isExcommunicated }) => isExcommunicated);
  if (lords.length === 0 || crowned(state, "pope") !== undefined) return none;
  return { facts: lords.map((lord) => ({ type: "Absolved", ...named(lord), cause: "death" })) };
}

// F1429-14.4
function unguarded(state: State): Consequence {
  const freed = state.lords.filter(
    ({ guard, village }) => guard !== null && !isFoughtOver(state, village) && !isPresent(state, village, guard),
  );
  return {
    facts: freed.map(({ lord, seat, guard }) => ({ type: "PrisonerFreed", lord, seat, by: guard, cause: "unguarded" })),
  };
}

// F1429-15.5
function sieges(state: State): Consequence {
  return {
    facts: siegesOn(state).flatMap(({ village, engines, building, holder }) =>
      engines.flatMap(({ seat }): readonly Fact[] => {
        const isTaken = building === null || holder === seat || controllerOf(state, village) === null;
        if (isTaken && !isFoughtOver(state, village)) {
          return [{ type: "SiegeLifted", seat, village, cause: "control" }];
        }
        const isLed = freeLordsAt(state, village, seat).length > 0;
        return isLed || isDecidedAt(state, village) ? [] : [{ type: "SiegeLifted", seat, village, cause: "no-lord" }];
      }),
    ),
  };
}
/** In a battle that goes on, a siege is lifted at once; when the battle is over, the victors break the sieges of the others. */
function isDecidedAt(state: State, village: VillageId): boolean {
  const { battle, revolt } = state;
  if (battle?.village !== village) return revolt?.village === village;
  return isDecided(campOf(state, battle, "attack"), campOf(state, battle, "defend"));
}

// F1429-2.2, F1429-2.5, F1429-2.10
function control(state: State): Consequence {
  const facts: Fact[] = [];
  const questions: AgendaStep[] = [];
  for (const { village, holder: from } of state.places) {
    const isSettled = from === null ? isEmpty(state, village) : isPresent(state, village, from);
    if (isSettled || isFoughtOver(state, village)) continue;
    const present = presentAt(state, village);
    const isLeft = from !== null && state.table.phase === "marches";
    if (isLeft && present.length > 1) questions.push({ type: "leaving", seat: from, village });
    else facts.push(taken(state, village, present));
  }
  return { facts, questions };
}

/** The besieger before others, then by turn order. */
function taken(state: State, village: VillageId, present: readonly Seat[]): Fact {
  const { holder: from, engines } = at(state, village);
  const to = engines[0]?.seat ?? present[0] ?? null;
  return { type: "ControlChanged", village, from, to, cause: from === null ? "arrival" : "departure" };
}

export const leaving: RuleOfStep<"leaving"> = asksItsSeat;

// F1429-2.5
export const entrust: RuleOfMove<"entrust"> = during("leaving", {
  rule: "F1429-2.5",
  choices: ({ state, step }) => [
    { type: "entrust", fields: { to: { oneOf: presentAt(state, step.village) } }, isDefault: true },
  ],
  facts: ({ seat, step }, { to }) => [
    { type: "ControlChanged", village: step.village, from: seat, to, cause: "departure" },
    settled(),
  ],
});
