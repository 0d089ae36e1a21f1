/** A part of the screen, in pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The space between a village and its detail: the circle and the name stay visible. */
const gap = 52;
/** Nothing is closer to the edge of the window. */
const margin = 8;

/**
 * Where the detail of a village goes on the screen: to the right of the village if there is room, otherwise to its left,
 * and always within `bounds`.
 *
 * @param village the middle of the village
 */
export function detailPlace(
  village: { readonly x: number; readonly y: number },
  detail: Pick<ScreenBox, "width" | "height">,
  bounds: ScreenBox,
): { readonly left: number; readonly top: number } {
  const right = bounds.left + bounds.width - margin;
  const bottom = bounds.top + bounds.height - margin;
  const toRight = village.x + gap;
  const hasRoom = toRight + detail.width <= right;
  return {
    left: between(bounds.left + margin, hasRoom ? toRight : village.x - gap - detail.width, right - detail.width),
    top: between(bounds.top + margin, village.y - detail.height / 3, bottom - detail.height),
  };
}

const between = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));
