import { type RefObject, useEffect } from "react";
import type { Zoom } from "./use-zoom.ts";

/** Pixels that a mouse may move before it drags. */
const still = 4;

/** Gestures on the map: dragging with the mouse, pinching, and the wheel with Ctrl, which a pinch on a trackpad sends. */
export function useGestures({ scroller, by }: Pick<Zoom, "scroller" | "by">): void {
  useEffect(() => watch(scroller, (frame) => dragging(frame)), [scroller]);
  useEffect(() => watch(scroller, () => zooming(by)), [scroller, by]);
}

type Listening = (
  frame: HTMLElement,
) => Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }>;

function watch(scroller: RefObject<HTMLElement | null>, listening: Listening): (() => void) | undefined {
  const frame = scroller.current;
  if (frame === null) return undefined;
  const listeners = Object.entries(listening(frame)) as [string, EventListener][];
  // Not passive: the page must not zoom or scroll as well.
  for (const [name, listener] of listeners) frame.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of listeners) frame.removeEventListener(name, listener);
  };
}

const dragging: Listening = (frame) => {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  return {
    pointerdown({ target, pointerType, button, clientX, clientY }) {
      if (pointerType !== "mouse" || button !== 0) return;
      // A lord is dragged from here, not the map.
      if (target instanceof Element && target.closest("[data-draggable]") !== null) return;
      from = { x: clientX, y: clientY, left: frame.scrollLeft, top: frame.scrollTop };
    },
    pointermove({ clientX, clientY, pointerId, buttons }) {
      if (from === null) return;
      if ((buttons & 1) === 0) {
        from = null;
        return;
      }
      const [byX, byY] = [clientX - from.x, clientY - from.y];
      if (Math.abs(byX) + Math.abs(byY) < still) return;
      // Once the frame has captured the pointer, releasing it clicks no village.
      frame.setPointerCapture(pointerId);
      frame.scrollTo({ left: from.left - byX, top: from.top - byY, behavior: "instant" });
    },
    pointerup() {
      from = null;
    },
  };
};

function zooming(by: Zoom["by"]): ReturnType<Listening> {
  let apart: number | null = null;
  return {
    wheel(event) {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      by(2 ** ((0 - event.deltaY) / 240), { x: event.clientX, y: event.clientY });
    },
    touchstart({ touches }) {
      apart = touches.length === 2 ? distanceBetween(touches) : null;
    },
    touchmove(event) {
      if (apart === null || event.touches.length !== 2) return;
      event.preventDefault();
      const now = distanceBetween(event.touches);
      by(now / apart, middleBetween(event.touches));
      apart = now;
    },
    touchend() {
      apart = null;
    },
  };
}

function distanceBetween({ 0: one, 1: other }: TouchList): number {
  if (one === undefined || other === undefined) return 1;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

function middleBetween({ 0: one, 1: other }: TouchList) {
  if (one === undefined || other === undefined) return { x: 0, y: 0 };
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}
