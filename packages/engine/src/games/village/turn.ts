import { during } from "../../core/rules.ts";
import type { Seat } from "../../core/ruleset.ts";
import { crossed, deathsOf } from "./clock.ts";
import { allCubes, cubesIn } from "./cubes.ts";
import { itsSeat, nobody, type RuleOfMove, type RuleOfStep, settled, settledByMove } from "./flow.ts";
import { namesOpen, printed, waresNamed } from "./prices.ts";
import { actions, areSpacesEmpty, type Cubes, colours, familyOf, type State, seatsFrom } from "./state.ts";
import type { Action, Board, Fact, FactOf, Step, Ware } from "./words.ts";

export const turn: RuleOfStep<"turn"> = { asks: itsSeat, run: settledByMove };

// VIL-4.1
export const take: RuleOfMove<"take"> = during("turn", {
  rule: "VIL-4.1",
  choices: ({ state }) => {
    const filled = actions.filter((_, space) => cubesOn(state, space) > 0);
    const empty = actions.filter((_, space) => cubesOn(state, space) === 0);
    return [
      ...filled.map((action, first) => {
        const fields = { action: { oneOf: [action] }, cube: { oneOf: cubesAt(state, action) } };
        return first === 0 ? ({ type: "take", fields, idle: true } as const) : ({ type: "take", fields } as const);
      }),
      { type: "take", fields: { action: { oneOf: empty }, cube: { oneOf: allCubes } }, barred: "VIL-4.1" },
    ];
  },
  facts: ({ state, seat, step }, { action, cube }) => {
    // VIL-4.2
    const time = cube === "plague" ? state.box.board.plagueTime : 0;
    return [
      { type: "CubeTaken", seat, action, cube, time },
      ...crossed(state, seat, time),
      settled(...stepsOf(action, seat, step.isLast)),
    ];
  },
});

// VIL-4.4, VIL-4.5
export const useWell: RuleOfMove<"useWell"> = during("turn", {
  rule: "VIL-4.4",
  choices: ({ state, seat }) => {
    const prices = wellPricesOf(state.box.board);
    const { stock } = familyOf(state, seat);
    const open = prices.flatMap((price) => namesOpen(stock, price));
    if (areSpacesEmpty(state)) return [well(prices.map(printed), "VIL-4.5")];
    return open.length === 0
      ? [well(prices.map(printed), "VIL-4.4")]
      : [{ type: "useWell", fields: { action: { oneOf: actions }, pay: { oneOf: [...new Set(open)] } } }];
  },
  facts: ({ state, seat, step }, { action, pay }) => [
    { type: "WellPaid", seat, action, paid: waresNamed(wellPricesOf(state.box.board), pay) },
    settled(...stepsOf(action, seat, step.isLast)),
  ],
});

const well = (pay: readonly string[], barred: string) =>
  ({ type: "useWell", fields: { action: { oneOf: actions }, pay: { oneOf: pay } }, barred }) as const;

// VIL-14.4: a final turn without cubes.
export const act: RuleOfMove<"act"> = during("turn", {
  rule: "VIL-14.4",
  choices: ({ state }) => (areSpacesEmpty(state) ? [{ type: "act", fields: { action: { oneOf: actions } } }] : []),
  facts: ({ seat }, { action }) => [
    { type: "LastActionChosen", seat, action },
    settled(...stepsOf(action, seat, true)),
  ],
});

/** Leaves out the action, a privilege or a final turn without cubes. */
export const decline: RuleOfMove<"decline"> = {
  rule: "VIL-4.3",
  choices: ({ state, step }) => {
    if (step === undefined) return [];
    const isCubeDue = step.type === "turn" && !areSpacesEmpty(state);
    if (isCubeDue) return [{ type: "decline", fields: {}, barred: "VIL-4.1" }];
    return leftOutIn(step) === undefined ? [] : [{ type: "decline", fields: {}, idle: true }];
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

const leftOutIn = ({ type }: Step): LeftOut | undefined => optional.find((one) => one === type);
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

const stepsOf = (action: Action, seat: Seat, isLast: boolean): readonly Step[] => [
  { type: action, seat },
  { type: "turnEnd", seat, isLast },
];

export const turnEnd: RuleOfStep<"turnEnd"> = {
  asks: () => nobody,
  run: (state, step) => {
    const { seat, isLast } = step;
    // VIL-13.1
    const { owed } = familyOf(state, seat).clock;
    if (owed > 0) return [settled(...deathsOf(seat, owed), step)];
    if (isLast) return [settled()];
    if (state.seal !== null) return lastTurns(state, seat, state.seal.seat);
    return [settled(...afterTurn(state, seat))];
  },
};

function afterTurn(state: State, seat: Seat): readonly Step[] {
  if (!areSpacesEmpty(state)) return [{ type: "turn", seat: (seat + 1) % state.families.length, isLast: false }];
  // VIL-3.7, VIL-3.9
  if (state.round < state.box.board.roundsMax) return [{ type: "mass", isFinal: false }];
  return theEnd;
}
const theEnd: readonly Step[] = [{ type: "mass", isFinal: true }, { type: "scoring" }];

// VIL-14.2, VIL-14.7, VIL-14.8: `active` had the turn in which the end was sealed.
function lastTurns(state: State, active: Seat, sealer: Seat): readonly Fact[] {
  const [, ...others] = seatsFrom(state, active);
  const seats = sealer === active || !state.box.starterPlaysAgain ? others : [active, ...others];
  const turns = seats.map((seat): Step => ({ type: "turn", seat, isLast: true }));
  return [{ type: "LastTurnsBegan", seats }, settled(...turns, ...theEnd)];
}

const cubesOn = ({ spaces }: State, space: number): number => {
  const cubes = spaces[space];
  return cubes === undefined ? 0 : cubesIn(cubes);
};
const cubesAt = ({ spaces }: State, action: Action) => kindsIn(spaces[actions.indexOf(action)]);
const kindsIn = (cubes: Cubes | undefined) => allCubes.filter((cube) => cubes !== undefined && cubes[cube] > 0);

const wellPrices = new WeakMap<Board, readonly (readonly Ware[])[]>();
/** One price for each colour. */
function wellPricesOf(board: Board): readonly (readonly Ware[])[] {
  const known = wellPrices.get(board);
  if (known !== undefined) return known;
  const prices = colours.map((colour) => Array.from({ length: board.wellCubes }, () => colour));
  wellPrices.set(board, prices);
  return prices;
}
