import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followDrag } from "./follow-drag.ts";

const press = (pointerType: string) => ({ clientX: 10, clientY: 10, pointerId: 1, pointerType });
const send = (type: string, clientX = 10, pointerId = 1) =>
  window.dispatchEvent(
    Object.assign(new Event(type, { cancelable: true }), { clientX, clientY: 10, pointerId, key: "Escape" }),
  );
const follow = (pointerType: string, ways?: { readonly mayScroll: boolean }) => {
  const done: string[] = [];
  followDrag(
    press(pointerType),
    {
      onStart: () => done.push("start"),
      onMove: ({ clientX }) => done.push(`move ${clientX}`),
      onEnd: () => done.push("end"),
      onDrop: ({ clientX }) => done.push(`drop ${clientX}`),
    },
    ways,
  );
  return done;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a drag", () => {
  it.each(["mouse", "touch"])("begins when the %s has moved, and ends with a drop", (pointerType) => {
    const done = follow(pointerType);
    send("pointermove", 12);
    expect(done).toEqual([]);
    send("pointermove", 30);
    send("pointermove", 50);
    send("pointerup", 60);
    send("pointermove", 70);
    expect(done).toEqual(["start", "move 30", "move 50", "end", "drop 60"]);
  });

  it.each(["pointercancel", "keydown"])("ends without a drop at %s", (end) => {
    const done = follow("mouse");
    send("pointermove", 30);
    send(end);
    send("pointerup", 60);
    expect(done).toEqual(["start", "move 30", "end"]);
  });

  it("ends when a second finger comes, and does not follow it", () => {
    const done = follow("touch");
    send("pointermove", 40, 2);
    expect(done).toEqual([]);
    send("pointermove", 30);
    send("pointerdown", 40, 2);
    send("pointerup", 60);
    expect(done).toEqual(["start", "move 30", "end"]);
  });
});

describe("where fingers also scroll", () => {
  const mayScroll = { mayScroll: true };

  it("a finger that moves at once scrolls", () => {
    const done = follow("touch", mayScroll);
    send("pointermove", 30);
    vi.runAllTimers();
    send("pointerup", 60);
    expect(done).toEqual([]);
  });

  it("a finger that has rested drags, and the page does not scroll then", () => {
    const done = follow("touch", mayScroll);
    expect(send("touchmove")).toBe(true);
    send("pointermove", 12);
    vi.runAllTimers();
    expect(done).toEqual(["start", "move 10"]);
    expect(send("touchmove")).toBe(false);
    send("pointermove", 30);
    send("pointerup", 60);
    expect(done).toEqual(["start", "move 10", "move 30", "end", "drop 60"]);
  });

  it("a mouse drags at once", () => {
    const done = follow("mouse", mayScroll);
    send("pointermove", 30);
    expect(done).toEqual(["start", "move 30"]);
  });
});
