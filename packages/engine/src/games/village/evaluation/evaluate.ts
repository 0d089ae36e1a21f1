import { goods } from "@seneschal/schema/games/village";
import { chroniclePlace, countAt, professionOf, professions } from "../model/places.ts";
import { colours, type Family, type State, tableOf } from "../model/state.ts";
import type { Customer, Profession } from "../model/types.ts";
import { freeGraves, freeSpaces } from "../rules/death.ts";
import { currentScores } from "../rules/scoring.ts";
import { weights } from "./weights.ts";

/** The current score of each seat, and what its family can still make of what it has. */
export function evaluate(state: State): readonly number[] {
  const scores = currentScores(state);
  if (state.result !== null) return scores;
  const part = partLeft(state);
  return state.families.map((family, seat) => {
    const lasting = chronicledWorth(family) + part * weights.time * (0 - family.clock.time);
    const fading = stockWorth(family) + membersWorth(family) + customersWorth(state, family);
    const marker = state.marker === seat ? weights.marker : 0;
    return (scores[seat] ?? 0) + lasting + part * (fading + marker);
  });
}

/** How much of the game is left, from 1 down to 0: until the chronicle or the graves are full. */
function partLeft(state: State): number {
  if (state.seal !== null) return 0;
  const { chronicle, graves } = tableOf(state);
  const spaces = chronicle.reduce((sum, { places }) => sum + places, 0);
  const left = Math.min(freeSpaces(state) / Math.max(1, spaces), freeGraves(state) / Math.max(1, graves));
  return Math.min(1, left * weights.fading);
}

function stockWorth({ stock }: Family): number {
  const cubes = colours.reduce((sum, colour) => sum + stock[colour], 0);
  const made = goods.reduce((sum, good) => sum + stock[good], 0);
  return weights.cube * cubes + weights.good * made + weights.grain * stock.grain;
}

const worthOfMember: Readonly<Record<Profession, number>> = {
  farm: weights.onFarm,
  crafts: weights.inCrafts,
  council: weights.inCouncil,
  travel: weights.travelling,
  church: 0,
};

function membersWorth({ members }: Family): number {
  let worth = 0;
  const workshops = new Set<string>();
  for (const { place } of members) {
    const profession = professionOf(place);
    if (place === "bag") worth += weights.inBag;
    else if (place === "unborn") worth += weights.unborn;
    if (profession === null) continue;
    worth += worthOfMember[profession];
    if (profession === "crafts") workshops.add(place);
  }
  return worth + weights.newCraft * workshops.size;
}

function chronicledWorth(family: Family): number {
  const members = professions.reduce((sum, profession) => sum + countAt(family, chroniclePlace(profession)), 0);
  return weights.chronicled[members] ?? 0;
}

/** What the family has for the customers who can be seen. */
function customersWorth({ market: { stalls, queue } }: State, { stock }: Family): number {
  const here = stalls.map((customer) => (customer === null ? 0 : promiseOf(customer, stock)));
  const later = queue.map((customer) => weights.queued * promiseOf(customer, stock));
  const [best = 0, next = 0] = [...here, ...later].toSorted((one, other) => other - one);
  return weights.customers[0] * best + weights.customers[1] * next;
}

function promiseOf({ asks, prestige }: Customer, stock: Family["stock"]): number {
  const used = new Map<string, number>();
  let met = 0;
  for (const ware of asks) {
    const before = used.get(ware) ?? 0;
    if (stock[ware] <= before) continue;
    used.set(ware, before + 1);
    met += 1;
  }
  return prestige * (met / asks.length) ** 2;
}
