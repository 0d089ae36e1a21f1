import { spokenAs } from "../../../ui/mark.tsx";

/** Where the pips of a face stand, on a grid of 24. */
const [near, middle, far] = [7, 12, 17];
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [near, far],
    [far, near],
    [far, far],
  ],
  5: [
    [near, near],
    [near, far],
    [middle, middle],
    [far, near],
    [far, far],
  ],
  6: [
    [near, near],
    [near, middle],
    [near, far],
    [far, near],
    [far, middle],
    [far, far],
  ],
};

/** Thrown dice, with their faces for those who hear them. */
export function Dice({ faces }: { readonly faces: readonly number[] }) {
  return (
    <span className="fief-dice" {...spokenAs(faces.join(" + "))}>
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place.
        <svg key={place} className="fief-die" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="1.500" y="1.500" width="21" height="21" rx="3" />
          {pips[face]?.map(([x, y]) => (
            <circle key={`${x} ${y}`} className="pip" cx={x} cy={y} r="2" />
          ))}
        </svg>
      ))}
    </span>
  );
}
