import { expect, it } from "vitest";
import { testRegistry } from "../../../test/support/server/test-server.ts";
import type { EventOf, GameEvent } from "../game/events.ts";
import { faultInBounds } from "./validate-bounds.ts";

const ruleset = testRegistry.all[0]?.ruleset;
const opened = (changes: Partial<EventOf<"GameOpened">>) =>
  ({
    type: "GameOpened",
    ruleset: ruleset?.id ?? "",
    seats: ruleset?.seats.min ?? 0,
    options: {},
    ...changes,
  }) as GameEvent;
const faultIn = (event: GameEvent, rulesChecked = true) => faultInBounds(testRegistry, event, { rulesChecked });

it("accepts the opening of a game", () => {
  expect(faultIn(opened({}))).toBeUndefined();
});

it("finds sizes that no game has, before anything is computed from them", () => {
  expect(faultIn(opened({ seats: 1_000_000_000 }))).toMatch("not played with");
  expect(faultIn(opened({ ruleset: "chess" }))).toMatch("not known here");
  expect(faultIn(opened({ options: { rounds: 1e9 } }))).toMatch("too large");
  const facts = [{ type: "Grown", by: [{ size: 1e9 }] }];
  const began: GameEvent = { type: "GameBegan", facts, draws: 0 };
  expect(faultIn(began, false)).toMatch("too large");
  expect(faultIn(began)).toBeUndefined();
});
