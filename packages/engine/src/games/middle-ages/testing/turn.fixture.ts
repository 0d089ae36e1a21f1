import type { Seat } from "../../../core/ruleset.ts";
import { givenPosition } from "../../../testing/given.ts";
import type { Cause, Domain, Fact, FactOf, Move } from "../model/types.ts";
import { middleAges } from "../ruleset.ts";
import { type Plan, position, sent } from "./position.fixture.ts";

/** Seat 0 sends its lord to the first tile of the next row, and gathers the tile that it left. */
export function turn(plan: Plan) {
  const state = position(plan);
  const played = givenPosition(middleAges, state).when(0, { type: "send", place: 0 });
  return {
    state,
    played,
    /** What the gathered tile brings, up to the next question. */
    brings: (...facts: readonly Fact[]) => played.follows(...sent(state, 0, 0), ...facts),
  };
}

type Counted = readonly (readonly [Domain, number])[];
export type Income = {
  readonly seat?: Seat;
  readonly domain: Domain;
  readonly counted: Counted;
  readonly each: number;
  readonly extra?: number;
  /** Held afterwards. */
  readonly total: number;
};

export function income({ seat = 0, domain, counted, each, extra = 0, total }: Income): FactOf<"CoinsGained"> {
  const cause: Cause = {
    kind: "income",
    domain,
    counted: counted.map(([one, tiles]) => ({ domain: one, tiles })),
    each,
    extra,
  };
  const coins = counted.reduce((sum, [, tiles]) => sum + tiles * (each + extra), 0);
  return { type: "CoinsGained", seat, coins, total, cause };
}

type Payment = Omit<FactOf<"CoinsPaid">, "type" | "to" | "owed"> & { readonly to?: Seat; readonly owed?: number };
export const paid = ({ to = 0, owed = 2, ...payment }: Payment): FactOf<"CoinsPaid"> => ({
  type: "CoinsPaid",
  to,
  owed,
  ...payment,
});

/** Moves that a choice lists, one by one: open ones, or those that a rule blocks. */
export function listed(state: Parameters<typeof middleAges.choices>[0], seat: Seat, type: Move["type"], rule?: string) {
  return middleAges.choices(state, seat).filter((choice) => choice.type === type && choice.blockedBy === rule);
}
