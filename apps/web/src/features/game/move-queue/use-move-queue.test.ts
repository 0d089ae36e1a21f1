import { describe, expect, it } from "vitest";
import { swapped } from "./move-queue-panel.tsx";
import { isPlayable } from "./use-move-queue.ts";

const plan = (...steps: readonly ("known" | "open" | "refused" | "unseen")[]) => ({
  steps: steps.map((is) => ({ is, rule: null, facts: [] })),
});

describe("a plan", () => {
  it("can be sent while luck comes at its end at most", () => {
    expect(isPlayable(plan("known", "known"))).toBe(true);
    expect(isPlayable(plan("known", "open"))).toBe(true);
    expect(isPlayable(plan("open", "unseen"))).toBe(false);
    expect(isPlayable(plan("known", "refused"))).toBe(false);
  });

  it("changes the place of two moves that stand side by side", () => {
    expect(swapped(["a", "b", "c"], 1)).toEqual(["a", "c", "b"]);
    expect(swapped(["a", "b", "c"], 2)).toEqual(["a", "b", "c"]);
  });
});
