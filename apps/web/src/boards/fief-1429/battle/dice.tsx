import { Dice as SharedDice } from "../../fief-shared/battle/dice.tsx";

/** Where the swords of a face stand: as many as it has hits. */
const swords: Readonly<Record<number, readonly number[]>> = { 1: [12], 2: [8, 16], 3: [6, 12, 18] };

const drawFace = (face: number) =>
  swords[face]?.map((x) => <path key={x} d={`M${x} 5.500v9M${x - 2.2} 14.500h4.400M${x} 14.500v4`} />);

export const Dice = ({ faces }: { readonly faces: readonly number[] }) => (
  <SharedDice faces={faces} drawFace={drawFace} />
);
