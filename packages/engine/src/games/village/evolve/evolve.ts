import { emptyAgenda } from "../../../core/agenda.ts";
import { evolveBy, type OwnFact } from "../../../core/evolving.ts";
import type { Evolvers } from "../../../core/unions.ts";
import { less, noCubes, sum, withMoreOf } from "../model/cubes.ts";
import { chroniclePlace, cityPlace, levelPlace, windowPlace } from "../model/places.ts";
import { actions, type Cubes, type Family, isSameCustomer, type State } from "../model/state.ts";
import type { AgendaStep, Customer, Fact, FactOf } from "../model/types.ts";
import {
  withCoins,
  withCrossing,
  withCubes,
  withFamily,
  withGood,
  withGrain,
  withMoved,
  withPaid,
  withPrestige,
  withTime,
} from "./changes.ts";
import { changedState } from "./clone.ts";

const evolvers: Evolvers<State, OwnFact<Fact>> = {
  MarketLaid: (state, { stalls, queue }) =>
    changedState(state, {
      market: { stalls, queue, stack: without(state.market.stack, [...stalls, ...queue]) },
    }),
  RoundBegan: (state, { round, first }) => changedState(state, { round, first, marker: null }),
  BagFilled: (state, { added }) =>
    changedState(state, {
      supply: { bag: sum(state.supply.bag, added), cubes: less(state.supply.cubes, added) },
    }),
  SpacesFilled: (state, { spaces }) =>
    changedState(state, {
      spaces,
      supply: { bag: spaces.reduce(less, state.supply.bag), cubes: state.supply.cubes },
    }),

  CubeTaken: withCubeTaken,
  WellPaid: (state, { seat, paid }) => withPaid(state, seat, paid),
  LastActionChosen: (state) => state,
  ActionDeclined: (state) => state,
  BridgeCrossed: (state, { seat, deaths }) => withCrossing(state, seat, deaths),

  GrainHarvested: (state, { seat, grain }) => withGrain(state, seat, grain),
  MemberBorn: (state, { seat, generation }) => withMoved(state, { seat, generation }, "unborn", "farm"),
  MemberRecalled: (state, { seat, generation, from }) => withMoved(state, { seat, generation }, from, "farm"),
  WorkerTrained: (state, { seat, generation, building, time }) =>
    withTime(withMoved(state, { seat, generation }, "farm", building), seat, time),
  GoodMade: (state, { seat, good, time }) => withTime(withGood(state, seat, good), seat, time),
  GoodBought: (state, { seat, good, paid }) => withGood(withPaid(state, seat, paid), seat, good),
  GrainMilled: (state, { seat, paid, time, coins }) =>
    withTime(withCoins(withPaid(state, seat, paid), seat, coins), seat, time),
  CityReached: (state, { seat, generation, from, city, paid, time }) => {
    const start = from === null ? "farm" : cityPlace(from);
    return withTime(withPaid(withMoved(state, { seat, generation }, start, cityPlace(city)), seat, paid), seat, time);
  },
  CityVisited: (state, { seat, city, prestige, coins }) =>
    withFamily(state, seat, (family) => ({
      cities: [...family.cities, city],
      prestige: family.prestige + prestige,
      stock: { ...family.stock, coin: family.stock.coin + coins },
    })),
  CouncilEntered: (state, { seat, generation, paid, time }) =>
    withTime(withPaid(withMoved(state, { seat, generation }, "farm", levelPlace(1)), seat, paid), seat, time),
  CouncilClimbed: (state, { seat, generation, level, paid, time }) => {
    const moved = withMoved(state, { seat, generation }, levelPlace(level - 1), levelPlace(level));
    return withTime(withPaid(moved, seat, paid), seat, time);
  },
  MarkerTaken: (state, { seat }) => changedState(state, { marker: seat }),
  CubesChosen: (state, { seat, cubes }) => {
    const given = cubes.reduce((left, cube) => less(left, { ...noCubes, [cube]: 1 }), state.supply.cubes);
    return withCubes(changedState(state, { supply: { ...state.supply, cubes: given } }), seat, cubes);
  },
  GoodChosen: (state, { seat, good }) => withGood(state, seat, good),
  PrestigeBought: (state, { seat, paid, prestige }) => withPrestige(withPaid(state, seat, paid), seat, prestige),
  MemberPledged: (state, { seat, generation, paid, time }) =>
    withTime(withPaid(withMoved(state, { seat, generation }, "farm", "bag"), seat, paid), seat, time),

  MarketOpened: (state) => state,
  CustomerServed: (state, { seat, stall, customer, fee, time }) => {
    const stalls = state.market.stalls.with(stall, null);
    const sold = changedState(state, { market: { ...state.market, stalls } });
    const paid = withPaid(sold, seat, [...fee, ...customer.asks]);
    const served = withFamily(paid, seat, ({ served: before }) => ({ served: [...before, customer] }));
    return withTime(served, seat, time);
  },
  MarketLeft: (state) => state,
  MarketClosed: (state, { stalls, queue, arrived }) =>
    changedState(state, { market: { stalls, queue, stack: without(state.market.stack, arrived) } }),

  MassBegan: (state, { isFinal }) => changedState(state, { mass: { isFinal, figuresOut: 0 } }),
  MemberBoughtOut: (state, { seat, generation, paid }) => {
    const out = withMoved(withPaid(state, seat, paid), { seat, generation }, "bag", windowPlace(1));
    return state.mass === null
      ? out
      : changedState(out, { mass: { ...state.mass, figuresOut: state.mass.figuresOut + 1 } });
  },
  FiguresDrawn: (state, { figures }) =>
    figures.reduce(
      (drawn, { seat, generation }) => withMoved(drawn, { seat, generation }, "bag", windowPlace(1)),
      state,
    ),
  MemberRose: (state, { seat, generation, window, paid }) =>
    withPaid(withMoved(state, { seat, generation }, windowPlace(window - 1), windowPlace(window)), seat, paid),
  MajorityRewarded: (state, { seats, prestige }) =>
    changedState(
      seats.reduce((rewarded, seat) => withPrestige(rewarded, seat, prestige), state),
      { mass: null },
    ),

  MemberDied: (state, { seat, generation, from, profession, to }) => {
    const rest = to === "chronicle" ? chroniclePlace(profession) : to;
    return withCrossing(withMoved(state, { seat, generation }, from, rest), seat, -1);
  },
  DeathWaived: (state, { seat }) => withCrossing(state, seat, -1),
  EndSealed: (state, { seat, by }) => changedState(state, { seal: { seat, by } }),
  LastTurnsBegan: (state) => state,
  FamilyScored: (state) => state,
  GameEnded: (state, { ranking, decidedBy }) => changedState(state, { result: { ranking, decidedBy } }),
};

export const evolve = evolveBy<State, AgendaStep, Fact>({
  begun,
  withAgenda: (state, agenda) => changedState(state, { agenda }),
  evolvers,
});

function withCubeTaken(state: State, { seat, action, cube, time }: FactOf<"CubeTaken">): State {
  const space = actions.indexOf(action);
  const spaces = state.spaces.with(space, withMoreOf(state.spaces[space] ?? noCubes, cube, -1));
  const left = changedState(state, { spaces });
  if (cube !== "plague") return withCubes(left, seat, [cube]);
  const supply = { bag: state.supply.bag, cubes: withMoreOf(state.supply.cubes, cube, 1) };
  return withTime(changedState(left, { supply }), seat, time);
}

function begun({ seats, first, box }: FactOf<"GameBegan">): State {
  const cubes: Cubes = { ...noCubes, ...Object.fromEntries(box.cubes.map(({ colour, cubes }) => [colour, cubes])) };
  return {
    agenda: emptyAgenda,
    box,
    round: 0,
    first,
    marker: null,
    families: Array.from({ length: seats }, () => foundedWith(box)),
    spaces: actions.map(() => noCubes),
    supply: { bag: noCubes, cubes: { ...cubes, plague: box.plague } },
    market: { stalls: [], queue: [], stack: box.customers },
    mass: null,
    seal: null,
    result: null,
  };
}

// VIL-2.1, VIL-2.2
const foundedWith = ({ members, coins }: FactOf<"GameBegan">["box"]): Family => ({
  stock: { ...emptyStock, coin: coins },
  prestige: 0,
  clock: { time: 0, owed: 0 },
  members: members.flatMap((count, index) =>
    Array.from({ length: count }, () => ({ generation: index + 1, place: index === 0 ? "farm" : "unborn" }) as const),
  ),
  cities: [],
  served: [],
});

const emptyStock: Family["stock"] = {
  orange: 0,
  green: 0,
  brown: 0,
  pink: 0,
  coin: 0,
  grain: 0,
  scroll: 0,
  horse: 0,
  plough: 0,
  ox: 0,
  wagon: 0,
};

/** Without one of each, whichever of those that look alike. */
function without(stack: readonly Customer[], gone: readonly (Customer | null)[]): readonly Customer[] {
  const left = [...stack];
  for (const customer of gone) {
    if (customer !== null)
      left.splice(
        left.findIndex((one) => isSameCustomer(one, customer)),
        1,
      );
  }
  return left;
}
