import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { actingSteps, type RuleOfMove, settled } from "../model/flow.ts";
import { namesOpen, printed, waresNamed } from "../model/prices.ts";
import { actions, areSpacesEmpty, colours, familyOf, type State, type Stock } from "../model/state.ts";
import type { Board, Ware } from "../model/types.ts";

// VIL-4.4, VIL-4.5
export const useWell: RuleOfMove<"useWell"> = during("turn", {
  rule: "VIL-4.4",
  choices: ({ state, seat }) => {
    const { board } = state.box;
    const open = waysToPayWell(state, seat);
    if (open.length > 0 && !areSpacesEmpty(state))
      return [{ type: "useWell", fields: { action: { oneOf: actions }, pay: { oneOf: open } } }];
    const pay = { oneOf: wellPricesOf(board).map(printed) };
    const blockedBy = areSpacesEmpty(state) ? "VIL-4.5" : "VIL-4.4";
    return [{ type: "useWell", fields: { action: { oneOf: actions }, pay }, blockedBy }];
  },
  facts: ({ state, seat, step }, { action, pay }) => [
    { type: "WellPaid", seat, action, paid: waresNamed(wellPricesOf(state.box.board), pay) },
    settled(...actingSteps(action, seat, step.isLast)),
  ],
});

export const canUseWell = (state: State, seat: Seat): boolean =>
  !areSpacesEmpty(state) && waysToPayWell(state, seat).length > 0;

function waysToPayWell(state: State, seat: Seat): readonly string[] {
  const { board } = state.box;
  const { stock } = familyOf(state, seat);
  return mostAlike(stock) < board.wellCubes ? [] : namesOpenAmong(stock, wellPricesOf(board));
}

/** VIL-5.5: cubes of one colour, and the coins that may stand for more of them. */
const mostAlike = ({ orange, green, brown, pink, coin }: Stock): number => Math.max(orange, green, brown, pink) + coin;

/** Three coins are a way to pay for every colour, and named once. */
function namesOpenAmong(stock: Stock, prices: readonly (readonly Ware[])[]): readonly string[] {
  const open: string[] = [];
  for (const price of prices) for (const name of namesOpen(stock, price)) if (!open.includes(name)) open.push(name);
  return open;
}

const wellPrices = new WeakMap<Board, readonly (readonly Ware[])[]>();
/** One price for each colour. */
function wellPricesOf(board: Board): readonly (readonly Ware[])[] {
  const known = wellPrices.get(board);
  if (known !== undefined) return known;
  const prices = colours.map((colour) => Array.from({ length: board.wellCubes }, () => colour));
  wellPrices.set(board, prices);
  return prices;
}
