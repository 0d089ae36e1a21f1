/** A part of the screen, in pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

interface Surroundings {
  /** The part of the screen that the detail stays in. */
  readonly bounds: ScreenBox;
  /** The villages that the reader may want to choose next. */
  readonly keepClear: readonly ScreenPoint[];
  /** All villages. */
  readonly villages: readonly ScreenPoint[];
}

/** The space between a village and its detail: the circle and the name stay visible. */
const gap = 52;
/** Nothing is closer to the edge of the bounds. */
const margin = 8;
/** A village and its name need this much around their middle. */
const around = 30;

/**
 * Where the detail of a village goes on the screen: next to the village and within the bounds, where it covers no village
 * that may be chosen, and as few others as possible.
 *
 * @param village the middle of the village
 */
export function detailPlace(
  village: ScreenPoint,
  detail: Pick<ScreenBox, "width" | "height">,
  { bounds, keepClear, villages }: Surroundings,
): Pick<ScreenBox, "left" | "top"> {
  const places = placesAround(village, detail).map((place) => within(bounds, { ...place, ...detail }));
  const costs = places.map((place) => {
    const covered = (points: readonly ScreenPoint[]) => points.filter((point) => covers(place, point)).length;
    const isOnVillage = covers(place, village);
    return (isOnVillage ? 1000 : 0) + covered(keepClear) * 100 + covered(villages);
  });
  const { left, top } = places[costs.indexOf(Math.min(...costs))] ?? bounds;
  return { left, top };
}

/** To the right, to the left, below and above, each moved along in three steps; the usual ones first. */
function placesAround({ x, y }: ScreenPoint, { width, height }: Pick<ScreenBox, "width" | "height">) {
  const shares = [1 / 3, 0.9, 0.1];
  const beside = [x + gap, x - gap - width].flatMap((left) =>
    shares.map((share) => ({ left, top: y - height * share })),
  );
  const stacked = [y + gap, y - gap - height].flatMap((top) =>
    shares.map((share) => ({ left: x - width * share, top })),
  );
  return [...beside, ...stacked];
}

function within(bounds: ScreenBox, box: ScreenBox): ScreenBox {
  const [right, bottom] = [bounds.left + bounds.width - margin, bounds.top + bounds.height - margin];
  return {
    ...box,
    left: between(bounds.left + margin, box.left, right - box.width),
    top: between(bounds.top + margin, box.top, bottom - box.height),
  };
}

const between = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

const covers = ({ left, top, width, height }: ScreenBox, { x, y }: ScreenPoint): boolean =>
  x > left - around && x < left + width + around && y > top - around && y < top + height + around;
