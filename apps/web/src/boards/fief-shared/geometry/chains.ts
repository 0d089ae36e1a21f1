import { keyOf, type Point } from "./point.ts";

type Stretch = { readonly from: Point; readonly to: Point };

/** Joins stretches that meet into as few lines as possible; a line that returns to its start is closed. */
export function chainsOf(stretches: readonly Stretch[]): readonly (readonly Point[])[] {
  const left = new Set(stretches);
  const chains: Point[][] = [];
  for (const first of stretches) {
    if (!left.delete(first)) continue;
    const chain = [first.from, first.to];
    while (take(left, chain)) {
      // Each stretch makes the line longer, at its end or at its start.
    }
    chains.push(chain);
  }
  return chains;
}

function take(left: Set<Stretch>, chain: Point[]): boolean {
  const end = keyOf(chain.at(-1) as Point);
  const start = keyOf(chain[0] as Point);
  if (end === start) return false;
  for (const stretch of left) {
    const [from, to] = [keyOf(stretch.from), keyOf(stretch.to)];
    if (from === end) chain.push(stretch.to);
    else if (to === end) chain.push(stretch.from);
    else if (to === start) chain.unshift(stretch.from);
    else if (from === start) chain.unshift(stretch.to);
    else continue;
    return left.delete(stretch);
  }
  return false;
}
