import { expect, it } from "vitest";
import { isPlayable, isSchedulable, playableNow } from "./use-move-queue.ts";

const queue = (...steps: readonly ("known" | "open" | "assumed" | "refused" | "unseen")[]) => ({
  steps: steps.map((status) => ({ status, rule: null, facts: [] })),
});

it("lets a move queue be sent if nothing is refused and only its last move has an open result", () => {
  expect(isPlayable(queue("known", "known"))).toBe(true);
  expect(isPlayable(queue("known", "open"))).toBe(true);
  expect(isPlayable(queue("open", "unseen"))).toBe(false);
  expect(isPlayable(queue("known", "refused"))).toBe(false);
});

it("lets a move queue be left to the server if some moves are for later and all are possible", () => {
  expect(isSchedulable(queue("known", "assumed"))).toBe(true);
  expect(isSchedulable(queue("assumed", "assumed"))).toBe(true);
  expect(isSchedulable(queue("known", "known"))).toBe(false);
  expect(isSchedulable(queue("assumed", "refused", "unseen"))).toBe(false);
});

it("plays at once what waits for nobody", () => {
  expect(playableNow(queue("known", "open", "assumed"))).toBe(2);
  expect(playableNow(queue("assumed"))).toBe(0);
  expect(playableNow(queue("known"))).toBe(1);
});
