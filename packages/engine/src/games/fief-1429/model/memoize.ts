import type { State } from "./state.ts";

/** Keeps the last figure for as long as these parts of a position stay: parts never change, they are replaced. */
export function memoize<Part extends keyof State, Figure>(
  parts: readonly Part[],
  figureOf: (state: Pick<State, Part>) => Figure,
): (state: Pick<State, Part>) => Figure {
  let last: { readonly state: Pick<State, Part>; readonly figure: Figure } | undefined;
  return (state) => {
    // The figure is kept with the newest position, so that it is compared part by part only once.
    if (last?.state !== state)
      last = { state, figure: last && hasSame(parts, last.state, state) ? last.figure : figureOf(state) };
    return last.figure;
  };
}

function hasSame<Part extends keyof State>(
  parts: readonly Part[],
  one: Pick<State, Part>,
  other: Pick<State, Part>,
): boolean {
  for (const part of parts) if (one[part] !== other[part]) return false;
  return true;
}
