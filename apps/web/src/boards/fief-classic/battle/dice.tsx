import { Dice as SharedDice } from "../../fief-shared/battle/dice.tsx";

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

const drawFace = (face: number) => pips[face]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />);

export const Dice = ({ faces }: { readonly faces: readonly number[] }) => (
  <SharedDice faces={faces} drawFace={drawFace} />
);
