/** The factor of one press of a zoom button. */
export const zoomStep = 1.3;
/** The largest zoom, in pixels for one unit of the drawing. */
export const nearest = 2.4;
/** From this zoom on, names are legible and villages can be tapped with a finger. */
export const legible = 0.8;

/** From this width of its frame on, in pixels, the map is shown whole; the stylesheet of the map has the same. */
export const wholeFrom = 640;

/** The whole map, or in a frame as narrow as a phone the smallest legible zoom. */
export const scaleAtFirst = (room: number, width: number): number =>
  room >= wholeFrom ? room / width : Math.max(room / width, legible);

/** Between the whole map and the largest zoom. */
export function scaleWithin(scale: number, room: number, width: number): number {
  return Math.min(nearest, Math.max(room / width, scale));
}

/** Where to scroll so that what was under a finger stays under it. */
export function scrolledTo(scroll: number, finger: number, growth: number): number {
  return Math.max(0, (scroll + finger) * growth - finger);
}
