import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { width } from "../realm/places.ts";
import { scaleAtFirst, scaleWithin, scrolledTo, zoomStep } from "./zoom.ts";

/** A place on the screen. */
interface VillageAction {
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Pixels for one unit of the drawing; `null` until the first zoom: until then the stylesheet decides. */
  readonly scale: number | null;
  nearer(): void;
  farther(): void;
  /** Zooms by this factor and keeps what is under that spot in place. */
  by(times: number, spot?: VillageAction): void;
  reset(): void;
}

/** Zooms a map in a scrolling frame: changes its size, and keeps the middle or what is under the fingers in place. */
export function useZoom(): Zoom {
  const scroller = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number | null>(null);
  const wanted = useRef<{ readonly left: number; readonly top: number } | null>(null);

  useLayoutEffect(() => {
    if (wanted.current === null || scale === null) return;
    scroller.current?.scrollTo({ ...wanted.current, behavior: "instant" });
    wanted.current = null;
  }, [scale]);

  const by = useCallback((times: number, spot?: VillageAction) => {
    const frame = scroller.current;
    if (frame === null) return;
    const box = frame.getBoundingClientRect();
    const finger = spot ?? { x: box.left + frame.clientWidth / 2, y: box.top + frame.clientHeight / 2 };
    setScale((before) => {
      const now = before ?? scaleAtFirst(frame.clientWidth, width);
      const next = scaleWithin(now * times, frame.clientWidth, width);
      wanted.current = {
        left: scrolledTo(frame.scrollLeft, finger.x - box.left, next / now),
        top: scrolledTo(frame.scrollTop, finger.y - box.top, next / now),
      };
      return next;
    });
  }, []);

  return {
    scroller,
    scale,
    by,
    nearer: () => by(zoomStep),
    farther: () => by(1 / zoomStep),
    reset: () => setScale(null),
  };
}
