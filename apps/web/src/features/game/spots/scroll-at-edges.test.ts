import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scrollAtEdges } from "./scroll-at-edges.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A window of 800 pixels on a page that can be scrolled by 300. */
function page() {
  return {
    innerHeight: 800,
    scrollY: 0,
    scrollBy({ top }: { readonly top: number }) {
      this.scrollY = Math.min(300, Math.max(0, this.scrollY + top));
    },
    requestAnimationFrame: (act: () => void) => setTimeout(act, 16),
  };
}

it("scrolls down at the bottom and up at the top, as far as the page goes", () => {
  const { follow } = scrollAtEdges();
  follow({ clientX: 10, clientY: 790 });
  vi.runAllTimers();
  expect(window.scrollY).toBe(300);
  follow({ clientX: 10, clientY: 5 });
  vi.runAllTimers();
  expect(window.scrollY).toBe(0);
});

it("does not scroll in the middle, nor after the end of the drag", () => {
  const { follow, stop } = scrollAtEdges();
  follow({ clientX: 10, clientY: 400 });
  vi.runAllTimers();
  follow({ clientX: 10, clientY: 790 });
  stop();
  vi.runAllTimers();
  expect(window.scrollY).toBe(0);
});
