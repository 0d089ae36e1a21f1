import type { Choice } from "../../../core/choice.ts";
import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { crossed, crossings, deathsOf } from "../model/clock.ts";
import { nobody, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { canPay, isPayable, namesOpen, printed, waresNamed } from "../model/prices.ts";
import { type Family, familyOf, type State, seatsFrom } from "../model/state.ts";
import type { AgendaStep, Customer, MoveOf } from "../model/types.ts";
import { drawnFrom } from "./lots.ts";

// VIL-9.1, VIL-9.2
export const market: RuleOfStep<"market"> = {
  asks: () => nobody,
  run: (state, { seat }) => {
    const customers = customersAt(state);
    const opened = { type: "MarketOpened", seat, customers } as const;
    if (customers === 0) return [opened, settled()];
    return [opened, settled({ type: "sale", seat, isFree: true, out: [] }, { type: "restock" })];
  },
};

type Sale = Extract<AgendaStep, { readonly type: "sale" }>;

// VIL-9.10: players who cannot sell pass automatically; stalls, goods and cubes are visible to all.
export const sale: RuleOfStep<"sale"> = {
  asks: (state, step) => (canSell(state, step) ? [step.seat] : []),
  run: (state, step) => [
    { type: "MarketLeft", seat: step.seat, hadWares: false },
    settled(...nextSale(state, step, [...step.out, step.seat])),
  ],
};

// VIL-9.3, VIL-9.4
export const serve: RuleOfMove<"serve"> = during("sale", {
  rule: "VIL-9.3",
  choices: ({ state, seat, step }) => {
    const { stock } = familyOf(state, seat);
    const pay = step.isFree ? ["free"] : namesOpen(stock, state.box.board.fee.price);
    return state.market.stalls.flatMap((customer, stall) => {
      if (customer === null) return [];
      return [offerAt(stall, pay, canPay(stock, customer.asks), printed(state.box.board.fee.price))];
    });
  },
  facts: ({ state, seat, step }, { stall, pay }) => {
    const customer = state.market.stalls[stall];
    if (!customer) throw new Error(`no customer at stall ${stall}`);
    const { fee } = state.box.board;
    const [paid, time] = step.isFree ? [[], 0] : [waresNamed([fee.price], pay), fee.time];
    const isLastCustomer = customersAt(state) === 1;
    return [
      { type: "CustomerServed", seat, stall, customer, fee: paid, time },
      ...crossed(state, seat, time),
      // VIL-13.2: the death comes before the next sale.
      settled(
        ...deathsOf(seat, crossings(state, seat, time)),
        ...(isLastCustomer ? [] : nextSale(state, step, step.out)),
      ),
    ];
  },
});

function offerAt(stall: number, pay: readonly string[], hasWares: boolean, fee: string): Choice<MoveOf<"serve">> {
  if (hasWares && pay.length > 0) return { type: "serve", fields: { stall: { oneOf: [stall] }, pay: { oneOf: pay } } };
  const named = pay.length > 0 ? pay : [fee];
  const blockedBy = hasWares ? "VIL-9.4" : "VIL-9.3";
  return { type: "serve", fields: { stall: { oneOf: [stall] }, pay: { oneOf: named } }, blockedBy };
}

// VIL-9.5
export const leaveMarket: RuleOfMove<"leaveMarket"> = during("sale", {
  rule: "VIL-9.5",
  choices: () => [{ type: "leaveMarket", fields: {}, isDefault: true }],
  facts: ({ state, seat, step }) => [
    { type: "MarketLeft", seat, hadWares: true },
    settled(...nextSale(state, step, [...step.out, seat])),
  ],
});

// VIL-9.6, VIL-9.7
function nextSale(state: State, { seat }: Sale, out: readonly Seat[]): readonly AgendaStep[] {
  const [self, ...others] = seatsFrom(state, seat);
  const next = [...others, self].find((one) => one !== undefined && !out.includes(one));
  return next === undefined ? [] : [{ type: "sale", seat: next, isFree: false, out }];
}

function canSell(state: State, { seat, isFree }: Sale): boolean {
  const family = familyOf(state, seat);
  if (!isFree && !canPayFee(state, family)) return false;
  return state.market.stalls.some((customer) => customer !== null && canPay(family.stock, customer.asks));
}

export const canPayFee = ({ box }: State, { stock }: Family): boolean => isPayable(stock, box.board.fee.price);

/** Stalls whose customers get what they ask for from this family, the fee aside. */
export const servableBy = ({ market: { stalls } }: State, { stock }: Family): readonly number[] =>
  stalls.flatMap((customer, stall) => (customer !== null && canPay(stock, customer.asks) ? [stall] : []));

const customersAt = ({ market: { stalls } }: State): number => stalls.filter((customer) => customer !== null).length;

// VIL-9.8, VIL-9.9
export const restock: RuleOfStep<"restock"> = {
  asks: () => nobody,
  run: (state, _, chance) => {
    const { stalls, queue, stack } = state.market;
    const empty = stalls.filter((customer) => customer === null).length;
    if (empty === 0 || queue.length === 0) return [settled()];
    const waiting = [...queue];
    const filled = stalls.map((customer): Customer | null => customer ?? waiting.shift() ?? null);
    const arrived = drawnFrom(stack, queue.length - waiting.length, chance);
    return [{ type: "MarketClosed", stalls: filled, queue: [...waiting, ...arrived], arrived }, settled()];
  },
};
