import { type RefObject, useLayoutEffect, useRef } from "react";
import { places, type VillageName, villageNames, width } from "../realm/places.ts";
import { detailPlace } from "./detail-place.ts";

/** From this width of the window on there is room for the detail on the map; in a narrower one it is a sheet at the bottom. */
const onMapFrom = "(min-width: 48em)";

/**
 * Puts the detail of a village next to it, on the map and inside the window, and keeps it there while the map scrolls or zooms. In a
 * narrow window the stylesheet places it, and the page scrolls until the village is above it.
 *
 * @param keepClear the villages that the reader may want to choose next
 */
export function useDetailPlace(village: VillageName, keepClear: readonly VillageName[]): RefObject<HTMLElement | null> {
  const detail = useRef<HTMLElement>(null);
  const clear = keepClear.toSorted().join(" ");
  useLayoutEffect(() => {
    const { current } = detail;
    const realm = current?.closest<HTMLElement>("[data-element=map]");
    const canvas = realm?.querySelector("[data-testid=map-canvas]");
    if (!current || !realm || !canvas) return;
    if (!window.matchMedia(onMapFrom).matches) {
      showAbove(current, realm.querySelector(`[data-village="${village}"]`));
      return;
    }
    const others = clear.split(" ").filter((name) => name in places && name !== village) as VillageName[];
    const place = () => placeBeside(current, { realm, canvas, village, keepClear: others });
    place();
    const resized = new ResizeObserver(place);
    for (const part of [current, canvas]) resized.observe(part);
    const { parentElement: scroller } = canvas;
    scroller?.addEventListener("scroll", place);
    return () => {
      resized.disconnect();
      scroller?.removeEventListener("scroll", place);
    };
  }, [village, clear]);
  return detail;
}

/** Scrolls the page until the sheet does not cover the village. */
function showAbove(sheet: HTMLElement, village: Element | null): void {
  const bottom = village?.getBoundingClientRect().bottom ?? 0;
  const covered = bottom + aboveSheet - sheet.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: covered });
}

/** The name of a village is below its circle. */
const aboveSheet = 24;

interface MapParts {
  /** The detail is placed inside it. */
  readonly realm: Element;
  readonly canvas: Element;
  readonly village: VillageName;
  readonly keepClear: readonly VillageName[];
}

function placeBeside(detail: HTMLElement, { realm, canvas, village, keepClear }: MapParts): void {
  const map = canvas.getBoundingClientRect();
  const scale = map.width / width;
  const onScreen = (name: VillageName) => {
    const [x, y] = places[name];
    return { x: map.left + x * scale, y: map.top + y * scale };
  };
  const origin = realm.getBoundingClientRect();
  const { left, top } = detailPlace(
    onScreen(village),
    { width: detail.offsetWidth, height: detail.offsetHeight },
    {
      bounds: { left: origin.left, top: 0, width: origin.width, height: window.innerHeight },
      keepClear: keepClear.map(onScreen),
      villages: villageNames.filter((name) => name !== village).map(onScreen),
    },
  );
  detail.style.left = `${left - origin.left}px`;
  detail.style.top = `${top - origin.top}px`;
}
