/** How much nearer or farther one press of a button brings the map. */
export const zoomStep = 1.3;
/** Pixels for one unit of the drawing: nearer than this there is nothing more to see. */
export const nearest = 2.4;
/** Names are legible and villages can be hit with a finger from here on. */
export const legible = 0.8;

/** Beside each other whole if there is room, else as small as can still be read. */
export const scaleAtFirst = (room: number, width: number): number => Math.max(room / width, legible);

/** No farther than the whole map, no nearer than it is drawn for. */
export function scaleWithin(scale: number, room: number, width: number): number {
  return Math.min(nearest, Math.max(room / width, scale));
}

/** Where to scroll to, so that what was under a finger stays under it. */
export function scrolledTo(scroll: number, finger: number, growth: number): number {
  return Math.max(0, (scroll + finger) * growth - finger);
}
