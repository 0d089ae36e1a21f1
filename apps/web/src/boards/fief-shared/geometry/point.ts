/** A place on the drawing, x to the right and y down. */
export type Point = readonly [x: number, y: number];

export const middleOf = ([x, y]: Point, [a, b]: Point): Point => [(x + a) / 2, (y + b) / 2];

/** The same in every browser: of roots and powers only the square root is exact by the standard. */
export const distanceOf = ([x, y]: Point, [a, b]: Point): number => Math.sqrt((x - a) * (x - a) + (y - b) * (y - b));

/** The same key for two ends of one border, despite rounding errors. */
export const keyOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

export const written = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
