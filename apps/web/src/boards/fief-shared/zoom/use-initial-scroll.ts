import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Point } from "../geometry/point.ts";
import { width } from "../realm/places.ts";

/** If the map does not fit into its frame, it first shows what matters to the reader. */
export function useInitialScroll(scroller: RefObject<HTMLElement | null>, [x, y]: Point): void {
  const hasLooked = useRef(false);
  useLayoutEffect(() => {
    const frame = scroller.current;
    if (hasLooked.current || frame === null) return;
    hasLooked.current = true;
    const scale = frame.scrollWidth / width;
    const [left, top] = [x * scale - frame.clientWidth / 2, y * scale - frame.clientHeight / 2];
    frame.scrollTo({ left, top, behavior: "instant" });
  }, [scroller, x, y]);
}
