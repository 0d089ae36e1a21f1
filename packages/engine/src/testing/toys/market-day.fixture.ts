import { type Agenda, type AgendaFact, emptyAgenda, withAgendaFact } from "../../core/agenda.ts";
import { flowOf } from "../../core/flow.ts";
import { positionAfter } from "../../core/position.ts";
import { during } from "../../core/rules.ts";
import type { Outcome, Ruleset, Seat } from "../../core/ruleset.ts";
import type { ByType, Evolvers, Key, Of } from "../../core/unions.ts";

/** Families work and grow old; in one seat's turn all of them may sell in turn, and a death may come in the middle. */
const goods = ["beer", "corn", "wool"] as const;
type Good = (typeof goods)[number];
type AgendaStep =
  | { readonly type: "turn"; readonly seat: Seat }
  | { readonly type: "stall"; readonly seat: Seat; readonly wanted: Good }
  | { readonly type: "burial"; readonly seat: Seat };
type Move =
  | { readonly type: "work"; readonly good: Good; readonly hours: number }
  | { readonly type: "callMarket" | "rest" | "sell" | "passBy" }
  | { readonly type: "bury"; readonly villager: string };
type Opening = { readonly type: "GameBegan"; readonly seats: number; readonly rounds: number };
type Fact =
  | AgendaFact<AgendaStep>
  | Opening
  | { readonly type: "Worked"; readonly seat: Seat; readonly good: Good; readonly hours: number }
  | { readonly type: "MarketCalled"; readonly seat: Seat; readonly customers: readonly Good[] }
  | { readonly type: "Sold"; readonly seat: Seat; readonly good: Good; readonly coins: number }
  | { readonly type: "Buried"; readonly seat: Seat; readonly villager: string }
  | { readonly type: "GameEnded" };

interface Family {
  readonly villagers: readonly string[];
  readonly goods: readonly Good[];
  readonly hours: number;
  readonly coins: number;
}
export interface MarketDayState {
  readonly agenda: Agenda<AgendaStep>;
  readonly families: readonly Family[];
  readonly stock: readonly Good[];
  readonly sold: readonly Good[];
  readonly graves: readonly string[];
  readonly isOver: boolean;
}
export type MarketDay = {
  options: { readonly rounds?: number };
  state: MarketDayState;
  move: Move;
  fact: Fact;
  redactedFact: Fact;
  view: MarketDayState;
};

const lifetimeHours = 3;
const gravesMax = 5;
const names = ["Ägid", "Zoé", "Bénédict", "Odo"];
const freshFamily = (_: unknown, seat: Seat): Family => ({
  villagers: names.map((name) => `${name} ${seat}`),
  goods: [],
  hours: 0,
  coins: 0,
});
const withFamily = (state: MarketDayState, seat: Seat, change: (family: Family) => Partial<Family>) => {
  const family = familyOf(state, seat);
  return { ...state, families: state.families.with(seat, { ...family, ...change(family) }) };
};
function familyOf({ families }: MarketDayState, seat: Seat): Family {
  const family = families[seat];
  if (family === undefined) throw new Error(`no family on seat ${seat}`);
  return family;
}
const without = <Value>(list: readonly Value[], one: Value) => list.toSpliced(list.indexOf(one), 1);
const flowed = (state: MarketDayState, fact: AgendaFact<AgendaStep>) => ({
  ...state,
  agenda: withAgendaFact(state.agenda, fact),
});
const evolvers: Evolvers<MarketDayState, Exclude<Fact, Opening>> = {
  Settled: flowed,
  Interrupted: flowed,
  Answered: flowed,
  Worked: (state, { seat, good, hours }) => ({
    ...withFamily(state, seat, (family) => ({ goods: [...family.goods, good], hours: family.hours + hours })),
    stock: without(state.stock, good),
  }),
  MarketCalled: (state) => state,
  Sold: (state, { seat, good, coins }) => ({
    ...withFamily(state, seat, (family) => ({
      goods: without(family.goods, good),
      hours: family.hours + 1,
      coins: family.coins + coins,
    })),
    sold: [...state.sold, good],
  }),
  Buried: (state, { seat, villager }) => ({
    ...withFamily(state, seat, (family) => ({
      villagers: without(family.villagers, villager),
      hours: family.hours - lifetimeHours,
    })),
    graves: [...state.graves, villager],
  }),
  GameEnded: (state) => ({ ...state, agenda: emptyAgenda, isOver: true }),
};
const evolved = <T extends Key<typeof evolvers>>(state: MarketDayState, fact: Of<ByType<Fact>, T>) =>
  evolvers[fact.type](state, fact);
function evolve(state: MarketDayState | undefined, fact: Fact): MarketDayState {
  if (fact.type === "GameBegan") return begun(fact);
  if (state === undefined) throw new Error("a game begins with GameBegan");
  return evolved(state, fact);
}
const begun = ({ seats }: Opening): MarketDayState => ({
  agenda: emptyAgenda,
  families: Array.from({ length: seats }, freshFamily),
  stock: goods.flatMap((good) => Array.from({ length: seats * 2 }, () => good)),
  sold: [],
  graves: [],
  isOver: false,
});

const settled = (...next: readonly AgendaStep[]): Fact => ({ type: "Settled", next });
/** M-3.1: who is too old is buried before anything else happens; with one to bury, nobody is asked. */
function aged(state: MarketDayState, seat: Seat, hours: number): readonly AgendaStep[] {
  return familyOf(state, seat).hours + hours >= lifetimeHours ? [{ type: "burial", seat }] : [];
}
const eldest = ({ villagers }: Family) => villagers.slice(0, 2);
const isAlive = (state: MarketDayState, seat: Seat) => familyOf(state, seat).villagers.length > 0;
/** From a seat on, round the table. */
const seatsFrom = ({ families }: MarketDayState, first: Seat) =>
  families.map((_, steps) => (first + steps) % families.length);
const buried = (state: MarketDayState, seat: Seat, villager: string): readonly Fact[] => [
  { type: "Buried", seat, villager },
  // M-3.3: a full graveyard ends the game at once.
  ...(state.graves.length + 1 >= gravesMax ? [{ type: "GameEnded" } as const] : [settled()]),
];

const { settle, ...flow } = flowOf<MarketDayState, ByType<Move>, ByType<AgendaStep>, Fact>({
  evolve,
  moves: {
    work: during("turn", {
      rule: "M-1.1",
      choices: ({ state }) => [
        { type: "work", fields: { good: { oneOf: [...new Set(state.stock)] }, hours: { from: 1, to: 2 } } },
      ],
      facts: ({ state, seat }, { good, hours }) => [
        { type: "Worked", seat, good, hours },
        settled(...aged(state, seat, hours)),
      ],
    }),
    callMarket: during("turn", {
      rule: "M-2.1",
      choices: ({ state }) =>
        state.families.some((family) => family.goods.length > 0) ? [{ type: "callMarket", fields: {} }] : [],
      facts({ state, seat }, _, chance) {
        const customers = [chance.pick(goods), chance.pick(goods)];
        const stalls = customers.flatMap((wanted) =>
          seatsFrom(state, seat).map((seller): AgendaStep => ({ type: "stall", seat: seller, wanted })),
        );
        return [{ type: "MarketCalled", seat, customers }, settled(...stalls)];
      },
    }),
    rest: during("turn", {
      rule: "M-1.2",
      choices: () => [{ type: "rest", fields: {}, isDefault: true }],
      facts: () => [settled()],
    }),
    sell: during("stall", {
      rule: "M-2.2",
      choices: ({ state, seat, step }) =>
        familyOf(state, seat).goods.includes(step.wanted) ? [{ type: "sell", fields: {} }] : [],
      facts: ({ state, seat, step }, _, chance) => [
        { type: "Sold", seat, good: step.wanted, coins: chance.die() },
        settled(...aged(state, seat, 1)),
      ],
    }),
    passBy: during("stall", {
      rule: "M-2.3",
      choices: () => [{ type: "passBy", fields: {}, isDefault: true }],
      facts: () => [settled()],
    }),
    bury: during("burial", {
      rule: "M-3.2",
      choices: ({ state, seat }) => [
        { type: "bury", fields: { villager: { oneOf: eldest(familyOf(state, seat)) } }, isDefault: true },
      ],
      facts: ({ state, seat }, { villager }) => buried(state, seat, villager),
    }),
  },
  steps: {
    turn: { asks: (state, { seat }) => (isAlive(state, seat) ? [seat] : []), run: () => [settled()] },
    stall: { asks: (state, { seat }) => (isAlive(state, seat) ? [seat] : []), run: () => [settled()] },
    burial: {
      asks: (state, { seat }) => (familyOf(state, seat).villagers.length > 1 ? [seat] : []),
      run(state, { seat }) {
        return familyOf(state, seat).villagers.flatMap((last) => buried(state, seat, last));
      },
    },
  },
});

function outcome(state: MarketDayState): Outcome | undefined {
  if (state.agenda.pending.length > 0) return undefined;
  const scores = currentScores(state);
  const rankOf = (score: number) => 1 + scores.filter((one) => one > score).length;
  const ranking = scores.map((score, seat) => ({ seat, score, rank: rankOf(score), tieBreaks: [] }));
  return { ranking };
}
const currentScores = ({ families }: MarketDayState) =>
  families.map(({ coins, villagers }) => coins + villagers.length);

export const marketDay: Ruleset<MarketDay> = {
  id: "market-day",
  revision: 1,
  seats: { min: 2, max: 4 },
  revealingFacts: {},
  ...flow,
  evolve,
  outcome,
  currentScores,
  setUp({ seats, options: { rounds = 4 } }, chance) {
    const opening: Opening = { type: "GameBegan", seats, rounds };
    const begin = evolve(undefined, opening);
    const round = seatsFrom(begin, 0).map((seat): AgendaStep => ({ type: "turn", seat }));
    const by = Array.from({ length: rounds }, () => round).flat();
    const plan: Fact = { type: "Interrupted", by };
    return [opening, ...settle(positionAfter(marketDay, [opening]), [plan], chance).facts];
  },
  view: (state) => state,
  redact: (fact) => fact,
  redeal: (state) => state,
};
