import type { Pointed } from "../../../lib/hooks/follow-drag.ts";

/** How near to the top or the bottom of the window the page begins to scroll, in pixels. */
const edge = 72;
/** At the very edge, in pixels for each frame. */
const speedMax = 14;

/** Scrolls the page while a pointer that drags is near the top or the bottom of the window, as far as the page goes. */
export function scrollAtEdges() {
  let pointer: Pointed | null = null;
  let isWaiting = false;
  const wait = () => {
    if (!isWaiting) window.requestAnimationFrame(scroll);
    isWaiting = true;
  };
  const scroll = () => {
    isWaiting = false;
    if (pointer === null) return;
    const before = window.scrollY;
    window.scrollBy({ top: speedAt(pointer.clientY, window.innerHeight), behavior: "instant" });
    if (window.scrollY !== before) wait();
  };
  return {
    follow(next: Pointed): void {
      pointer = next;
      wait();
    },
    stop(): void {
      pointer = null;
    },
  };
}

/** Negative near the top; the nearer to the edge, the faster. */
function speedAt(y: number, height: number): number {
  const depth = Math.max(edge - y, y - (height - edge), 0) / edge;
  return Math.sign(y - height / 2) * Math.ceil(Math.min(depth, 1) * speedMax);
}
