import { expect, it } from "vitest";
import { isPlayable } from "./use-move-queue.ts";

const queue = (...steps: readonly ("known" | "open" | "refused" | "unseen")[]) => ({
  steps: steps.map((status) => ({ status, rule: null, facts: [] })),
});

it("lets a move queue be sent if nothing is refused and only its last move has an open result", () => {
  expect(isPlayable(queue("known", "known"))).toBe(true);
  expect(isPlayable(queue("known", "open"))).toBe(true);
  expect(isPlayable(queue("open", "unseen"))).toBe(false);
  expect(isPlayable(queue("known", "refused"))).toBe(false);
});
