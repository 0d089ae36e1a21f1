/** Keeps the last figure for as long as it is asked of the same parts of a position: parts never change, they are replaced. */
export function memoize<Parts extends readonly object[], Figure>(
  figureOf: (...parts: Parts) => Figure,
): (...parts: Parts) => Figure {
  let last: { readonly parts: Parts; readonly figure: Figure } | undefined;
  return (...parts) => {
    if (last?.parts.every((part, index) => part === parts[index]) !== true) {
      last = { parts, figure: figureOf(...parts) };
    }
    return last.figure;
  };
}
