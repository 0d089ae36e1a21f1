import { describe, expect, it } from "vitest";
import { choiceLines, type PositionShown, positionLines, questionLines } from "./position-texts.ts";

const position: PositionShown = {
  version: 7,
  view: {
    turn: 2,
    families: [
      { seat: 0, ecus: 0, income: { villages: 2, mills: 0 } },
      { seat: 1, ecus: 3, ally: 0 },
    ],
    hands: [{ seat: 0, cards: [] }],
    bishoprics: [{ bishopric: 3, bishop: null, calamities: ["famine"], isWhollyControlled: true }],
    fiefs: [{ fief: "sigy", taille: 1, price: 6 }],
    skirmishes: [{ village: "sigy", attacker: 0, prospect: { attackWins: 0.25, defenceWins: 0.75, neither: 0 } }],
    isRegency: false,
    agenda: { planned: [1] },
  },
  question: { kind: "marching", seats: [0] },
  choices: [
    { type: "pass", fields: {}, isDefault: true },
    { type: "recruitKnights", fields: { village: { oneOf: ["sigy"] }, knights: { from: 1, to: 2 } }, blockedBy: "F-1" },
  ],
  outcome: null,
  clocks: [
    { seat: 0, leftMilliseconds: 3_600_000, deadline: "2026-11-27T18:05:00.000Z" },
    { seat: 1, leftMilliseconds: 180_000_000, deadline: null },
  ],
};
const request = { ruleset: "fief-1429", people: ["Ada", "Bea"], yourSeat: 0, position } as const;

describe("a position in words", () => {
  it("says what its view has, and leaves out what is empty or internal", () => {
    expect(positionLines({ ...request, language: "en" })).toEqual([
      "You are Ada (seat 0).",
      "Version 7.",
      "Your turn: Move your lords",
      "",
      "## Clocks",
      "Ada: must answer by 2026-11-27 18:05 UTC",
      "Bea: 2 d 2 h left, not running",
      "",
      "## Position",
      "Fields that are 0, empty or do not apply are left out.",
      "Turn: 2",
      "Families:",
      "- Ada: income (villages 2)",
      "- Bea: écus 3; ally Ada",
      "Hands that you may see:",
      "- Ada",
      "Bishoprics:",
      "- bishopric of St Gérôme; disasters Famine; all villages controlled",
      "Fiefs:",
      "- The county of Sigy: taille Bea; price 6",
      "Battles that could be declared:",
      "- Sigy: attacker Ada; chances if fought to the end (attack wins 25%; defence wins 75%)",
    ]);
  });

  it("tells the others which players the game waits for", () => {
    const spectator = { ...request, yourSeat: null, language: "fr" } as const;
    expect(questionLines(spectator)).toEqual(["En attente de Ada\u00a0: Déplacez vos seigneurs"]);
    expect(positionLines(spectator)[0]).toBe("Vous regardez en spectateur.");
  });

  it("ranks the players at the end", () => {
    const ranking = [
      { seat: 0, rank: 2, score: 1, tieBreaks: [] },
      { seat: 1, rank: 1, score: 3, tieBreaks: [] },
    ];
    const over = { ...position, question: null, outcome: { ranking } };
    const lines = questionLines({ ...request, language: "en", position: over });
    expect(lines.map((line) => line.replace(/\d points?/, "…"))).toEqual([
      "The game is over.",
      "1. Bea: …",
      "2. Ada: …",
    ]);
  });

  it("names choices, with the ids of their moves", () => {
    expect(choiceLines({ ...request, language: "en" })).toEqual([
      "Pass [pass] (played if you do not answer)",
      'Recruit knights [recruitKnights]: Where [village] one of Sigy ["sigy"]; Knights [knights] from 1 to 2 (not possible now: rule F-1)',
    ]);
  });

  it("reads a ruleset without words by its field names", () => {
    const barns = { ...position, view: { sheavesOfRye: 3, seat: 1 }, question: null, choices: [], clocks: [] };
    const lines = positionLines({ ...request, ruleset: "barns", language: "en", position: barns });
    expect(lines.slice(-2)).toEqual(["Sheaves of rye: 3", "Seat: Bea"]);
  });
});
