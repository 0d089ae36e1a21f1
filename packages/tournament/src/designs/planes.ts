import type { Design } from "./development.ts";

/** The four elements 0, 1, a, a + 1, written 0 to 3: sums are bitwise, products by this table. */
const productsOfFour = [
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
];

/** The table sizes for which a finite field is known. */
export const planeSizes = [3, 4, 5, 7] as const;
export type PlaneSize = (typeof planeSizes)[number];

/** Rounds without byes: size × size players meet each other exactly once in size + 1 rounds. */
export function planeRounds(size: PlaneSize): readonly Design[] {
  const { sum, product } = size === 4 ? fieldOfFour : fieldOfPrime(size);
  const numbers = Array.from({ length: size }, (_, number) => number);
  const upright = numbers.map((x) => numbers.map((y) => x * size + y));
  const slanting = numbers.map((slope) =>
    numbers.map((height) => numbers.map((x) => x * size + sum(product(slope, x), height))),
  );
  return [...slanting, upright];
}

const fieldOfPrime = (size: number) => ({
  sum: (one: number, other: number) => (one + other) % size,
  product: (one: number, other: number) => (one * other) % size,
});

const fieldOfFour = {
  sum: (one: number, other: number) => one ^ other,
  product: (one: number, other: number) => productsOfFour[one]?.[other] ?? 0,
};
