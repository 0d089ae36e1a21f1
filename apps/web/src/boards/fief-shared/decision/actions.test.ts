import { describe, expect, it } from "vitest";
import type { Choice, Draft } from "../../board-model.ts";
import { moveOf } from "../../choice.ts";
import { actionsFor } from "./actions.ts";

const { withDefaults, openFields } = actionsFor({
  actionFields: { offer: ["to"] },
  detailFields: ["ecus", "card", "askedPledge"],
});
const to = { oneOf: [2] };
/** A trade as the server offers it: every combination except nothing for nothing. */
const choices: readonly Choice[] = [
  {
    type: "offer",
    fields: { to, ecus: { from: 1, to: 5 }, card: { oneOf: ["none"] }, askedPledge: { oneOf: ["none", "passage"] } },
  },
  {
    type: "offer",
    fields: { to, ecus: { from: 0, to: 0 }, card: { oneOf: ["none"] }, askedPledge: { oneOf: ["passage"] } },
  },
  {
    type: "offer",
    fields: { to, ecus: { from: 0, to: 0 }, card: { oneOf: ["none"] }, askedPledge: { oneOf: ["none"] } },
    blockedBy: "R-1",
  },
];
const begun: Draft = { type: "offer", to: 2 };

describe("a trade", () => {
  it("has only open fields while nothing is chosen", () => {
    const draft = withDefaults(choices, begun);
    expect(draft).toEqual(begun);
    expect(moveOf(choices, draft)).toBeNull();
    expect(openFields(choices, draft)).toEqual([
      { field: "ecus", domain: { from: 0, to: 5 } },
      { field: "askedPledge", domain: { oneOf: ["none", "passage"] } },
    ]);
  });

  it.each([{ ecus: 3 }, { askedPledge: "passage" }])("is complete as soon as it contains %j", (part) => {
    const draft = withDefaults(choices, { ...begun, ...part });
    expect(draft).toEqual({ ...begun, ecus: 0, card: "none", askedPledge: "none", ...part });
    expect(moveOf(choices, draft)).toEqual(draft);
  });

  it("can be reset field by field", () => {
    expect(openFields(choices, { ...begun, ecus: 3, card: "none", askedPledge: "none" })).toEqual([
      { field: "ecus", domain: { from: 0, to: 5 } },
      { field: "askedPledge", domain: { oneOf: ["none", "passage"] } },
    ]);
  });

  it("is never nothing for nothing", () => {
    expect(moveOf(choices, withDefaults(choices, { ...begun, ecus: 0 }))).toBeNull();
  });
});
