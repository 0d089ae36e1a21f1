import { expect, it } from "vitest";
import { fief1429 } from "../../ruleset.ts";
import { attack, fighting, meeting } from "../../testing/battle.fixture.ts";
import { at } from "../../testing/realm.fixture.ts";

const hands = [{ hand: ["tax"] }, { hand: ["tax"] }, { hand: ["revolt"] }] as const;
const asked = (state: Parameters<typeof fief1429.question>[0]) => {
  const question = fief1429.question(state);
  return [question?.kind, question?.seats, question?.affectedSeats];
};

it("[F1429-17.20] a window in a battle touches those who stand there", () => {
  const { state } = fighting({ ...meeting([3, 0], [3, 0]), families: hands })
    .when(0, attack)
    .isPlayed();
  expect(asked(state)).toEqual(["window", [0, 1, 2], [0, 1]]);
});

it("[F1429-17.20] a revolt touches those who stand in its village", () => {
  const table = at({
    families: hands,
    lords: { eric: [1, "sigy"] },
    villages: { sigy: { troops: [[1, 2, 0]] } },
    sees: { 5: { calamities: ["famine"] } },
    begins: "income",
  });
  expect(asked(table.state)).toEqual(["window", [0, 1, 2], [1]]);
  const { state } = table.when(2, { type: "revolt", village: "sigy", first: 1 }).isPlayed();
  expect(asked(state)).toEqual(["window", [0, 1], [1]]);
});

const wholeSee = {
  sigy: { troops: [[0, 1, 0]] },
  "st-paul": { troops: [[0, 1, 0]] },
  "st-ciers-d-abzac": { troops: [[0, 1, 0]] },
  beaujeu: { troops: [[0, 1, 0]] },
} as const;

it("[F1429-17.20] it concerns those who stand and those who vote before a vote", () => {
  const window = at({
    families: hands,
    lords: { eric: [0, "blaye"], henri: [1, "bourg", { bishopric: 4 }] },
    villages: wholeSee,
    begins: "hear-ye",
  }).when(0, { type: "present", lord: "eric" });
  expect(asked(window.isPlayed().state)).toEqual(["window", [0, 1, 2], [0, 1]]);
});

const nearlyCrowned = {
  lords: {
    eric: [1, "sigy", { fiefs: ["sigy", "bourg"], crowns: ["king"] }],
    othon: [0, "tournus"],
  },
  begins: "marches",
} as const;

it("[F1429-17.21] all who hold cards are asked at once before a victory is counted, and it concerns everyone", () => {
  const ended = at({ ...nearlyCrowned, families: [{ hand: ["assassination"] }, { hand: ["tax"] }, {}] });
  const { state } = ended.until("window");
  expect(asked(state)).toEqual(["window", [0, 1], [0, 1]]);
});

it("[F1429-17.21] a king who is about to win may still be killed, and his murderer brought to justice", () => {
  const ended = at({ ...nearlyCrowned, families: [{ hand: ["assassination"] }, { hand: ["tax"] }, {}] });
  const killed = ended.until("window").when(0, { type: "assassinate", lord: "eric", author: "othon" });
  expect(killed.isPlayed().state).toMatchObject({ ending: null, table: { turn: 3 } });
});

it("[F1429-17.21] when all have passed the victory is counted", () => {
  const ended = at({ ...nearlyCrowned, families: [{ hand: ["assassination"] }, {}, {}] });
  const won = ended.until("window").when(0, { type: "pass" });
  expect(won.isPlayed().state.ending).toMatchObject({ winners: [1], reason: "alone" });
});

it("[F1429-17.21] nobody is asked at the end of a turn that nobody wins", () => {
  const { eric: _, ...lords } = nearlyCrowned.lords;
  const ended = at({ ...nearlyCrowned, lords, families: hands });
  expect(ended.when(0, { type: "pass" }).isPlayed().state.table.turn).toBe(3);
});
