import type { Chance } from "../../../core/chance.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { givenBeginning } from "../../../testing/position.ts";
import { evolve } from "../evolve/evolve.ts";
import reconstruction from "../model/components/reconstruction-1.json" with { type: "json" };
import { boxFrom } from "../model/components.ts";
import { noCubes } from "../model/cubes.ts";
import { actingSteps, turnOf } from "../model/flow.ts";
import { actions, type Cubes, type Family, type Market, type State, type Stock } from "../model/state.ts";
import type { Action, AgendaStep, Box, City, Customer, Fact, Place, Seal, Ware } from "../model/types.ts";
import { settleVillage, village } from "../ruleset.ts";

export const reconstructed: Box = boxFrom(reconstruction);

export interface FamilyPlan {
  /** Members by place, like `{ farm: "1 1 2" }`; without it the four oldest are on the farm, as at the start. */
  readonly at?: Readonly<Partial<Record<Place, string>>>;
  readonly stock?: Partial<Stock>;
  readonly time?: number;
  readonly owed?: number;
  readonly prestige?: number;
  readonly cities?: readonly City[];
  readonly served?: readonly Customer[];
}

export interface Plan {
  readonly families: readonly FamilyPlan[];
  /** What begins, with the steps that the game plans for it; else the turn of seat 0. */
  readonly begins?: Beginning;
  /** What is drawn until the first question. */
  readonly chance?: Chance;
  readonly round?: number;
  readonly first?: Seat;
  readonly marker?: Seat;
  /** Cubes by space; else one orange cube lies on each. */
  readonly spaces?: Readonly<Partial<Record<Action, Partial<Cubes>>>>;
  readonly bag?: Partial<Cubes>;
  /** Else ten of each. */
  readonly supply?: Partial<Cubes>;
  readonly market?: Partial<Market>;
  readonly seal?: Seal;
  readonly box?: Box;
}

/** A turn, an action that a seat has paid for, or the end of its turn. */
type Beginning = readonly ["turn" | "turnEnd" | Action, Seat];

/** A position in the middle of a game, at the first question after what begins. */
export const position = (plan: Plan): State => begun(plan).state;

/** The table at that position, with the facts up to the first question. */
export function begun(plan: Plan) {
  const { begins = ["turn", 0], chance } = plan;
  const steps: Fact = { type: "Interrupted", by: stepsOf(begins) };
  return givenBeginning({
    ruleset: village,
    settle: settleVillage,
    state: laidOut(plan),
    plan: [steps],
    ...(chance !== undefined && { chance }),
  });
}

function stepsOf([type, seat]: Beginning): readonly AgendaStep[] {
  if (type === "turn") return [turnOf(seat, false)];
  if (type === "turnEnd") return [{ type, seat, isLast: false }];
  return actingSteps(type, seat, false);
}

function laidOut(plan: Plan): State {
  const { families, round = 3, first = 0, box = reconstructed } = plan;
  const begun = evolve(undefined, { type: "GameBegan", seats: families.length, first, box });
  const spaces = plan.spaces ?? Object.fromEntries(actions.map((action) => [action, { orange: 1 }]));
  return {
    ...begun,
    round,
    marker: plan.marker ?? null,
    families: begun.families.map((family, seat) => founded(family, families[seat] ?? {})),
    spaces: actions.map((action) => ({ ...noCubes, ...spaces[action] })),
    supply: { bag: { ...noCubes, ...plan.bag }, cubes: { ...plenty, ...plan.supply } },
    market: { ...begun.market, stalls: [null, null, null, null], ...plan.market },
    seal: plan.seal ?? null,
  };
}
const plenty: Cubes = { orange: 10, green: 10, brown: 10, pink: 10, plague: 6 };

/** `customer(6, "horse", "plough")`. */
export const customer = (prestige: number, ...asks: readonly Ware[]): Customer => ({ asks, prestige });

function founded(family: Family, plan: FamilyPlan): Family {
  const { stock, time = 0, owed = 0, prestige = 0, cities = [], served = [] } = plan;
  return {
    stock: { ...family.stock, coin: 0, ...stock },
    prestige,
    clock: { time, owed },
    members: plan.at === undefined ? family.members : settledAt(family, plan.at),
    cities,
    served,
  };
}

/** Those of the first generation who are not placed have left the game, the others are not born. */
function settledAt(family: Family, at: NonNullable<FamilyPlan["at"]>): Family["members"] {
  const wanted = Object.entries(at).flatMap(([place, list]) =>
    list.split(" ").map((generation) => ({ generation: Number(generation), place: place as Place })),
  );
  const members = family.members.map(({ generation }) => {
    const index = wanted.findIndex((one) => one.generation === generation);
    const [placed] = index < 0 ? [] : wanted.splice(index, 1);
    return placed ?? { generation, place: generation === 1 ? ("gone" as const) : ("unborn" as const) };
  });
  if (wanted.length > 0) throw new Error(`too many members: ${JSON.stringify(wanted)}`);
  return members;
}
