import type { Chance } from "../../../core/chance.ts";

/** This many values of the list, one after the other; all of it if it is shorter. Draws no more than it takes. */
export function drawnFrom<Value>(list: readonly Value[], wanted: number, chance: Chance): readonly Value[] {
  const left = [...list];
  const drawn = Math.min(wanted, left.length);
  for (let place = 0; place < drawn; place++) {
    const other = place + chance.below(left.length - place);
    [left[place], left[other]] = [left[other] as Value, left[place] as Value];
  }
  return left.slice(0, drawn);
}
