import type { Choice } from "../../core/choice.ts";
import { during } from "../../core/rules.ts";
import type { Seat } from "../../core/ruleset.ts";
import { crossed, deathsOf } from "./clock.ts";
import { allCubes, noCubes } from "./cubes.ts";
import { itsSeat, nobody, type RuleOfMove, type RuleOfStep, settled, settledByMove } from "./flow.ts";
import { namesOpen, printed, waresNamed } from "./prices.ts";
import { actions, areSpacesEmpty, type Cubes, colours, familyOf, type State, type Stock, seatsFrom } from "./state.ts";
import type { Action, Board, Cube, Fact, FactOf, MoveOf, Step, Ware } from "./words.ts";

export const turn: RuleOfStep<"turn"> = { asks: itsSeat, run: settledByMove };

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
        barred: "VIL-4.1",
      });
    return choices;
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

function takeable(action: Action, cube: { readonly oneOf: readonly Cube[] }, isIdle: boolean): Choice<MoveOf<"take">> {
  const fields = { action: { oneOf: [action] }, cube };
  return isIdle ? { type: "take", fields, idle: true } : { type: "take", fields };
}

// VIL-4.4, VIL-4.5
export const useWell: RuleOfMove<"useWell"> = during("turn", {
  rule: "VIL-4.4",
  choices: ({ state, seat }) => {
    const { board } = state.box;
    const { stock } = familyOf(state, seat);
    const open = mostAlike(stock) < board.wellCubes ? [] : namesOpenAmong(stock, wellPricesOf(board));
    if (open.length > 0 && !areSpacesEmpty(state))
      return [{ type: "useWell", fields: { action: { oneOf: actions }, pay: { oneOf: open } } }];
    const pay = { oneOf: wellPricesOf(board).map(printed) };
    const barred = areSpacesEmpty(state) ? "VIL-4.5" : "VIL-4.4";
    return [{ type: "useWell", fields: { action: { oneOf: actions }, pay }, barred }];
  },
  facts: ({ state, seat, step }, { action, pay }) => [
    { type: "WellPaid", seat, action, paid: waresNamed(wellPricesOf(state.box.board), pay) },
    settled(...stepsOf(action, seat, step.isLast)),
  ],
});

/** VIL-5.5: cubes of one colour, and the coins that may stand for more of them. */
const mostAlike = ({ orange, green, brown, pink, coin }: Stock): number => Math.max(orange, green, brown, pink) + coin;

const namesOpenAmong = (stock: Stock, prices: readonly (readonly Ware[])[]): readonly string[] => [
  ...new Set(prices.flatMap((price) => namesOpen(stock, price))),
];

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

const kindsIn = (cubes: Cubes): readonly Cube[] => allCubes.filter((cube) => cubes[cube] > 0);

const wellPrices = new WeakMap<Board, readonly (readonly Ware[])[]>();
/** One price for each colour. */
function wellPricesOf(board: Board): readonly (readonly Ware[])[] {
  const known = wellPrices.get(board);
  if (known !== undefined) return known;
  const prices = colours.map((colour) => Array.from({ length: board.wellCubes }, () => colour));
  wellPrices.set(board, prices);
  return prices;
}
