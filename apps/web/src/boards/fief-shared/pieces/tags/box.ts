/** The part of the drawing that something covers. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function overlapOf(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide <= 0 || high <= 0 ? 0 : wide * high;
}

/** How much of a box is outside the frame. */
export function beyond({ x, y, width, height }: Box, frame: Box): number {
  return width * height - overlapOf({ x, y, width, height }, frame);
}

export const middleOfBox = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;
