import type { Choice } from "../../../core/choice.ts";
import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { crossed } from "../model/clock.ts";
import { allCubes, noCubes } from "../model/cubes.ts";
import { actingSteps, nobody, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { actions, areSpacesEmpty, type Cubes, type State } from "../model/state.ts";
import type { Action, AgendaStep, Cube, Fact, FactOf, MoveOf } from "../model/types.ts";
import { canUseWell } from "./well.ts";

// VIL-4.8: the only cube is taken automatically.
export const turn: RuleOfStep<"turn"> = {
  asks: (state, step) => (step.onlyIfChoice && onlyTake(state, step.seat) !== undefined ? nobody : [step.seat]),
  run: (state, step) => {
    const only = onlyTake(state, step.seat);
    return only === undefined ? [settled()] : taken(state, step, only);
  },
};

type Take = Pick<MoveOf<"take">, "action" | "cube">;

/** The cube that a seat takes if it can do nothing else. It looks no further than the second. */
function onlyTake(state: State, seat: Seat): Take | undefined {
  let only: Take | undefined;
  for (let space = 0; space < actions.length; space++) {
    for (const cube of allCubes) {
      if ((state.spaces[space]?.[cube] ?? 0) === 0) continue;
      if (only !== undefined) return undefined;
      only = { action: actions[space] as Action, cube };
    }
  }
  return canUseWell(state, seat) ? undefined : only;
}

// VIL-4.1
export const take: RuleOfMove<"take"> = during("turn", {
  rule: "VIL-4.1",
  choices: ({ state }) => {
    const choices: Choice<MoveOf<"take">>[] = [];
    const empty: Action[] = [];
    for (const [space, action] of actions.entries()) {
      const cube = { oneOf: kindsIn(state.spaces[space] ?? noCubes) };
      if (cube.oneOf.length === 0) empty.push(action);
      else choices.push(takeable(action, cube, choices.length === 0));
    }
    if (empty.length > 0)
      choices.push({
        type: "take",
        fields: { action: { oneOf: empty }, cube: { oneOf: allCubes } },
        blockedBy: "VIL-4.1",
      });
    return choices;
  },
  facts: ({ state, step }, take) => taken(state, step, take),
});

function taken(state: State, { seat, isLast }: TurnStep, { action, cube }: Take): readonly Fact[] {
  // VIL-4.2
  const time = cube === "plague" ? state.box.board.plagueTime : 0;
  return [
    { type: "CubeTaken", seat, action, cube, time },
    ...crossed(state, seat, time),
    settled(...actingSteps(action, seat, isLast)),
  ];
}
type TurnStep = Extract<AgendaStep, { readonly type: "turn" }>;

function takeable(
  action: Action,
  cube: { readonly oneOf: readonly Cube[] },
  isDefault: boolean,
): Choice<MoveOf<"take">> {
  const fields = { action: { oneOf: [action] }, cube };
  return isDefault ? { type: "take", fields, isDefault: true } : { type: "take", fields };
}

// VIL-14.4: a final turn without cubes.
export const act: RuleOfMove<"act"> = during("turn", {
  rule: "VIL-14.4",
  choices: ({ state }) => (areSpacesEmpty(state) ? [{ type: "act", fields: { action: { oneOf: actions } } }] : []),
  facts: ({ seat }, { action }) => [
    { type: "LastActionChosen", seat, action },
    settled(...actingSteps(action, seat, true)),
  ],
});

/** Leaves out the action, a privilege or a final turn without cubes. */
export const decline: RuleOfMove<"decline"> = {
  rule: "VIL-4.3",
  choices: ({ state, step }) => {
    if (step === undefined) return [];
    const isCubeDue = step.type === "turn" && !areSpacesEmpty(state);
    if (isCubeDue) return [{ type: "decline", fields: {}, blockedBy: "VIL-4.1" }];
    return leftOutIn(step) === undefined ? [] : [{ type: "decline", fields: {}, isDefault: true }];
  },
  facts: ({ seat, step }) => {
    const action = step && leftOutIn(step);
    if (action === undefined) throw new Error("nothing to leave out");
    const isTurn = step?.type === "turn";
    return [
      { type: "ActionDeclined", seat, action },
      settled(...(isTurn ? [{ type: "turnEnd", seat, isLast: step.isLast } as const] : [])),
    ];
  },
};

const leftOutIn = ({ type }: AgendaStep): LeftOut | undefined => optional.find((one) => one === type);
const optional: readonly LeftOut[] = [
  "turn",
  "harvest",
  "family",
  "crafts",
  "travel",
  "council",
  "church",
  "privilege",
];
type LeftOut = FactOf<"ActionDeclined">["action"];

const kindsIn = (cubes: Cubes): readonly Cube[] => allCubes.filter((cube) => cubes[cube] > 0);
