import type { Seat } from "../../../core/ruleset.ts";
import { type Cubes, type Family, familyOf, type State } from "../model/state.ts";
import type { Colour, Good, Place, Ware } from "../model/types.ts";
import { changedFamily, changedState, copiedStock } from "./clone.ts";

export function withFamily(state: State, seat: Seat, change: (family: Family) => Partial<Family>): State {
  const family = familyOf(state, seat);
  return changedState(state, { families: state.families.with(seat, changedFamily(family, change(family))) });
}

interface Member {
  readonly seat: Seat;
  readonly generation: number;
}

export function withMoved(state: State, { seat, generation }: Member, from: Place, to: Place): State {
  return withFamily(state, seat, (family) => {
    const { members } = family;
    const index = members.findIndex((one) => one.generation === generation && one.place === from);
    if (index < 0) throw new Error(`no member ${generation} of seat ${seat} at ${from}`);
    return { members: members.with(index, { generation, place: to }) };
  });
}

export function withTime(state: State, seat: Seat, time: number): State {
  if (time === 0) return state;
  return withFamily(state, seat, ({ clock }) => ({ clock: { time: clock.time + time, owed: clock.owed } }));
}

/** More deaths owed, or fewer. */
export const withCrossing = (state: State, seat: Seat, deaths: number): State =>
  withFamily(state, seat, ({ clock }) => ({ clock: { time: clock.time, owed: clock.owed + deaths } }));

/** What is paid leaves the farm; cubes of it lie in the supply again. */
export function withPaid(state: State, seat: Seat, wares: readonly Ware[]): State {
  if (wares.length === 0) return state;
  const family = familyOf(state, seat);
  const stock = copiedStock(family.stock);
  const cubes: { -readonly [Cube in keyof Cubes]: number } = { ...state.supply.cubes };
  let areCubesPaid = false;
  for (const ware of wares) {
    stock[ware] -= 1;
    if (!isColour(ware)) continue;
    cubes[ware] += 1;
    areCubesPaid = true;
  }
  const families = state.families.with(seat, changedFamily(family, { stock }));
  return changedState(state, areCubesPaid ? { families, supply: { ...state.supply, cubes } } : { families });
}

const isColour = (ware: Ware): ware is Colour =>
  ware === "orange" || ware === "green" || ware === "brown" || ware === "pink";

export const withCubes = (state: State, seat: Seat, cubes: readonly Colour[]): State =>
  cubes.reduce((gained, colour) => withMore(gained, seat, colour, 1), state);
export const withGood = (state: State, seat: Seat, good: Good): State => withMore(state, seat, good, 1);
export const withGrain = (state: State, seat: Seat, grain: number): State => withMore(state, seat, "grain", grain);
export const withCoins = (state: State, seat: Seat, coins: number): State => withMore(state, seat, "coin", coins);

function withMore(state: State, seat: Seat, ware: Ware, more: number): State {
  return withFamily(state, seat, (family) => {
    const stock = copiedStock(family.stock);
    stock[ware] += more;
    return { stock };
  });
}

export const withPrestige = (state: State, seat: Seat, prestige: number): State =>
  withFamily(state, seat, (family) => ({ prestige: family.prestige + prestige }));
