import { expect, it } from "vitest";
import { givenPosition } from "../../../../testing/given.ts";
import { village } from "../../ruleset.ts";
import { position } from "../../testing/position.fixture.ts";

it("[VIL-12.1] a member enters the black bag for a brown cube or for 3 time", () => {
  const families = [{ at: { farm: "1 4" }, stock: { brown: 1 } }, {}];
  const asked = givenPosition(village, position({ families, begins: ["church", 0] }));
  const paid = asked
    .when(0, { type: "pledge", generation: 4, pay: "brown" })
    .follows({ type: "MemberPledged", seat: 0, generation: 4, paid: ["brown"], time: 0 });
  expect(village.view(paid.state, 1).blackBag).toEqual({ monks: 4, members: [{ seat: 0, generation: 4 }] });
  const { state } = asked
    .when(0, { type: "pledge", generation: 1, pay: "time" })
    .follows({ type: "MemberPledged", seat: 0, generation: 1, paid: [], time: 3 });
  expect(state.families[0]).toMatchObject({ clock: { time: 3 }, stock: { brown: 1 } });
});

it("[VIL-12.1] a coin may stand for the brown cube; without either there is still time", () => {
  const families = [{ stock: { coin: 1 } }, {}];
  const asked = givenPosition(village, position({ families, begins: ["church", 0] }));
  asked.when(0, { type: "pledge", generation: 1, pay: "coin" }).isPlayed();
  asked.when(0, { type: "pledge", generation: 1, pay: "brown" }).refuses("VIL-12.1");
});
