import { expect, it } from "vitest";
import { changedVillages } from "./changed-villages.ts";

it("the changed villages are those where a lord marched to, something was built or control changed", () => {
  const changed = changedVillages([
    { type: "PhaseBegan", phase: "marches" },
    {
      type: "Marched",
      seat: 0,
      leader: "arthur",
      lords: ["arthur"],
      from: "bourg",
      to: "st-vivien",
      road: null,
      bands: [],
    },
    { type: "ControlChanged", village: "sigy", from: null, to: 0, cause: "arrival" },
    { type: "BattleBegan", village: "blaye", attacker: 0, defender: 1, kind: "battle" },
  ]);
  expect([...changed]).toEqual(["st-vivien", "sigy"]);
});
