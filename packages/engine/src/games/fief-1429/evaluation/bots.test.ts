import { expect, it } from "vitest";
import { type Bot, bots, concluded } from "../../../bots/index.ts";
import { seededChance } from "../../../core/chance.ts";
import type { State } from "../model/state.ts";
import { fief1429 } from "../ruleset.ts";
import { at } from "../testing/realm.fixture.ts";

/** What a bot does in a position with each of the seeds 0 to 19. */
const movesOf = (bot: Bot, state: State, seat: number) =>
  Array.from({ length: 20 }, (_, seed) =>
    concluded(bot({ ruleset: fief1429, state, seat, chance: seededChance(seed) })),
  ).map(({ type }) => type);

const levels = { easy: bots.easy, medium: bots.medium } as const;

it.each(Object.entries(levels))("[F1429-15.6] %s does not pillage its own mills (seeds 0 to 19)", (_, bot) => {
  const mill = { troops: [[0, 1, 0]], mills: 1 } as const;
  const { state } = at({
    lords: { quentin: [0, "blaye"], jeanne: [1, "sigy"], arthur: [2, "bourg"] },
    villages: { blaye: { ...mill, mills: 2 }, tournus: mill },
    families: [{ ecus: 12, hand: ["revolt", "tax"] }, { ecus: 8 }, { ecus: 3 }],
    until: ["pillaging", 0],
  });
  expect(movesOf(bot, state, 0)).not.toContain("pillage");
});

it("[F1429-4.2] medium presents a candidate, but for a few mistakes (seeds 0 to 19)", () => {
  const { state } = at({
    lords: { othon: [1, "blaye", { bishopric: 4 }], eric: [1, "bourg"], arthur: [0, "sigy"] },
    villages: {
      "st-paul": { troops: [[0, 1, 0]] },
      "st-ciers-d-abzac": { troops: [[0, 1, 0]] },
      beaujeu: { troops: [[0, 1, 0]] },
    },
    families: [{ ecus: 12, hand: ["revolt", "tax"] }, { ecus: 8 }, { ecus: 3 }],
    until: ["candidacy", 0],
  });
  expect(movesOf(bots.medium, state, 0).filter((type) => type === "present").length).toBeGreaterThanOrEqual(15);
});

it.each(Object.entries(levels))("[F1429-5.7] %s keeps an ally that it needs (seeds 0 to 19)", (_, bot) => {
  const { state } = at({
    seats: 4,
    lords: {
      quentin: [0, "blaye", { spouse: "jeanne" }],
      jeanne: [1, "sigy", { spouse: "quentin" }],
      arthur: [2, "bourg", { bishopric: 1, crowns: ["pope"] }],
      othon: [3, "tournus"],
    },
    families: [{ ecus: 12, hand: ["revolt", "tax"] }, { ecus: 8 }, { ecus: 3 }, {}],
    until: ["purchases", 0],
  });
  expect(movesOf(bot, state, 0)).not.toContain("askAnnulment");
});
