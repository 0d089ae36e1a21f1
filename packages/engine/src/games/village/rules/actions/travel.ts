import type { Choice } from "../../../../core/choice.ts";
import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { crossed } from "../../model/clock.ts";
import { actionStep, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { cityPlace, generationsAt } from "../../model/places.ts";
import { namesOpen, printed, waresNamed } from "../../model/prices.ts";
import { type Family, familyOf, type State } from "../../model/state.ts";
import type { Board, City, Fact, MoveOf } from "../../model/types.ts";
import { chosen, waysToChoose } from "./cubes-of-choice.ts";

export const travelling: RuleOfStep<"travel"> = actionStep(() => [setOut, travel]);

// VIL-10.1
export const setOut: RuleOfMove<"setOut"> = during("travel", {
  rule: "VIL-10.1",
  choices: ({ state, seat }) => {
    const family = familyOf(state, seat);
    const generation = { oneOf: generationsAt(family, "farm") };
    return pathsFrom(state, null).map(({ to, price }): Choice<MoveOf<"setOut">> => {
      const { pay, blockedBy } = feeFor(family, price);
      return { type: "setOut", fields: { generation, city: { oneOf: [to] }, pay: { oneOf: pay } }, ...blockedBy };
    });
  },
  facts: ({ state, seat }, { generation, city, pay }) => arrival(state, seat, { generation, from: null, city }, pay),
});

// VIL-10.2
export const travel: RuleOfMove<"travel"> = during("travel", {
  rule: "VIL-10.2",
  choices: ({ state, seat }) => {
    const family = familyOf(state, seat);
    return state.box.board.cities.flatMap(({ city: from }) => {
      const generation = { oneOf: generationsAt(family, cityPlace(from)) };
      if (generation.oneOf.length === 0) return [];
      return pathsFrom(state, from).map(({ to, price }): Choice<MoveOf<"travel">> => {
        const { pay, blockedBy } = feeFor(family, price);
        const fields = { generation, from: { oneOf: [from] }, city: { oneOf: [to] }, pay: { oneOf: pay } };
        return { type: "travel", fields, ...blockedBy };
      });
    });
  },
  facts: ({ state, seat }, { generation, from, city, pay }) => arrival(state, seat, { generation, from, city }, pay),
});

// VIL-10.4: the cubes of a reward are chosen from what the supply holds.
export const reward: RuleOfStep<"reward"> = {
  asks: (state, { seat, cubes }) => (waysToChoose(state, cubes).length > 1 ? [seat] : []),
  run: (state, { seat, cubes }) => [...waysToChoose(state, cubes).map((only) => chosen(seat, only, "city")), settled()],
};

interface Leg {
  readonly generation: number;
  readonly from: City | null;
  readonly city: City;
}

function arrival(state: State, seat: Seat, leg: Leg, pay: string): readonly Fact[] {
  const path = pathsFrom(state, leg.from).find(({ to }) => to === leg.city);
  if (path === undefined) throw new Error(`no path from ${leg.from} to ${leg.city}`);
  const { time } = path;
  const paid = waresNamed([path.price], pay);
  const { visit, cubes } = visitOf(state, seat, leg.city);
  return [
    { type: "CityReached", seat, ...leg, paid, time },
    ...visit,
    ...crossed(state, seat, time),
    settled(...(cubes > 0 ? [{ type: "reward", seat, cubes } as const] : [])),
  ];
}

// VIL-10.4, VIL-10.5
function visitOf(state: State, seat: Seat, city: City): { readonly visit: readonly Fact[]; readonly cubes: number } {
  const { cities } = familyOf(state, seat);
  const gift = state.box.board.cities.find((one) => one.city === city);
  if (gift === undefined || cities.includes(city)) return { visit: [], cubes: 0 };
  const { prestige, coins, cubes } = gift;
  return { visit: [{ type: "CityVisited", seat, city, cities: cities.length + 1, prestige, coins, cubes }], cubes };
}

function feeFor({ stock }: Family, price: Path["price"]) {
  const open = namesOpen(stock, price);
  return open.length > 0
    ? { pay: open, blockedBy: {} }
    : { pay: [printed(price)], blockedBy: { blockedBy: "VIL-10.3" } };
}

type Path = Pick<Board["paths"][number], "to" | "time" | "price">;

const pathsByStart = new WeakMap<Board, ReadonlyMap<City | null, readonly Path[]>>();
/** VIL-10.6: walked both ways, but those of the village only outwards. */
function pathsFrom({ box: { board } }: State, start: City | null): readonly Path[] {
  const known = pathsByStart.get(board) ?? new Map(starts.map((from) => [from, pathsOn(board, from)]));
  pathsByStart.set(board, known);
  return known.get(start) ?? [];
}
const starts: readonly (City | null)[] = [null, "A", "B", "C", "D", "E", "F"];

const pathsOn = ({ paths }: Board, start: City | null): readonly Path[] =>
  paths.flatMap(({ from, to, time, price }) => {
    if (from === start) return [{ to, time, price }];
    return to === start && from !== null ? [{ to: from, time, price }] : [];
  });
