import { describe, expect, it } from "vitest";
import { isFault } from "../file-fault.ts";
import { readTrf } from "./read-trf.ts";
import type { TrfPlayer, TrfReport } from "./trf-report.ts";
import { writeTrf } from "./write-trf.ts";

/** Two rounds: a win, a draw, a forfeit, a bye, and an absence. */
const report: TrfReport = {
  name: "Club evening",
  start: "2026/11/27",
  end: "2026/11/27",
  type: "Individual: swiss",
  arbiters: ["Directrix", "Second"],
  timeControl: "none",
  roundDates: ["26/11/27", "26/11/27"],
  players: [
    {
      startRank: 1,
      name: "Éléonore, Duchess of the very long name of Aquitaine",
      rating: 1875,
      federation: "FRA",
      points: 1.5,
      rank: 1,
      rounds: [
        { opponent: 2, color: "w", result: "1" },
        { opponent: 3, color: "b", result: "=" },
      ],
    },
    {
      startRank: 2,
      name: "Bea",
      rating: null,
      federation: null,
      points: 0,
      rank: 3,
      rounds: [
        { opponent: 1, color: "b", result: "0" },
        { opponent: null, color: null, result: "Z" },
      ],
    },
    {
      startRank: 3,
      name: "Cyr",
      rating: null,
      federation: null,
      points: 1.5,
      rank: 2,
      rounds: [
        { opponent: null, color: null, result: "U" },
        { opponent: 1, color: "w", result: "=" },
      ],
    },
  ],
  teams: [{ name: "Rooks", players: [1, 3] }],
  apart: [[1, 2]],
};

const lineOf = (text: string, start: string) => text.split("\r\n").find((line) => line.startsWith(start)) ?? "";
/** Positions are counted from 1, as in the specification. */
const at = (line: string, from: number, to: number) => [...line].slice(from - 1, to).join("");

describe("a TRF16 file", () => {
  const text = writeTrf(report);

  it("has the fields of the player section at the positions of the specification", () => {
    const line = lineOf(text, "001    1");
    expect([
      at(line, 1, 3),
      at(line, 5, 8),
      at(line, 15, 47),
      at(line, 49, 52),
      at(line, 54, 56),
      at(line, 81, 84),
      at(line, 86, 89),
    ]).toEqual(["001", "   1", "Éléonore, Duchess of the very lon", "1875", "FRA", " 1.5", "   1"]);
    expect([at(line, 92, 95), at(line, 97, 97), at(line, 99, 99)]).toEqual(["   2", "w", "1"]);
    expect([at(line, 102, 105), at(line, 107, 107), at(line, 109, 109)]).toEqual(["   3", "b", "="]);
    for (const blank of [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91, 96, 98, 100, 101])
      expect(at(line, blank, blank)).toBe(" ");
  });

  it("writes byes and absences as the specification says", () => {
    expect(at(lineOf(text, "001    3"), 92, 99)).toBe("0000 - U");
    expect(at(lineOf(text, "001    2"), 102, 109)).toBe("0000 - Z");
  });

  it("has the tournament section from position 5 on, with dates of rounds from position 92", () => {
    expect(lineOf(text, "012")).toBe("012 Club evening");
    expect(lineOf(text, "042")).toBe("042 2026/11/27");
    expect(lineOf(text, "062")).toBe("062 3");
    expect(lineOf(text, "072")).toBe("072 1");
    expect(lineOf(text, "102")).toBe("102 Directrix");
    expect(lineOf(text, "112")).toBe("112 Second");
    expect(at(lineOf(text, "132"), 92, 99)).toBe("26/11/27");
    expect(at(lineOf(text, "132"), 102, 109)).toBe("26/11/27");
  });

  it("has teams with their players at positions 37, 42 …", () => {
    const line = lineOf(text, "013");
    expect([at(line, 5, 36).trim(), at(line, 37, 40), at(line, 42, 45)]).toEqual(["Rooks", "   1", "   3"]);
  });

  it("ends every line with a carriage return", () => {
    expect(
      text
        .split("\n")
        .slice(0, -1)
        .every((line) => line.endsWith("\r")),
    ).toBe(true);
  });

  it("is read as it was written, except for what does not fit", () => {
    const [first, ...others] = report.players;
    const shortened = { ...first, name: "Éléonore, Duchess of the very lon" };
    expect(readTrf(text)).toEqual({ ...report, players: [shortened, ...others] });
  });

  it("does not let a name break the line", () => {
    const [first] = report.players;
    const broken = { ...report, players: [{ ...(first as TrfPlayer), name: "A\r\n001\tB", rounds: [] }] };
    expect(writeTrf({ ...broken, teams: [], apart: [] }).match(/^001/gm)).toHaveLength(1);
  });
});

/** A file of another program: no rounds, mixed line ends, an unknown section. */
const foreign = [
  "\ufeff012 Open",
  "XXR 5",
  "001    1 m  g Kowalski, Jan                     2401 POL    1100000 1990/01/01  0.0    1",
  "001   12      Nowak, Ewa",
  "",
].join("\r");

describe("reading", () => {
  it("takes players with names, ratings and federations from other programs", () => {
    expect(readTrf(foreign)).toMatchObject({
      name: "Open",
      players: [
        { startRank: 1, name: "Kowalski, Jan", rating: 2401, federation: "POL", rounds: [] },
        { startRank: 12, name: "Nowak, Ewa", rating: null, federation: null },
      ],
    });
  });

  const ranks = Array.from({ length: 21 }, (_, place) => place + 1);
  const twentyOne = ranks.map((rank) => `001 ${String(rank).padStart(4)}      Player ${rank}\r\n`).join("");
  const text = writeTrf(report);
  const lineNumberOf = (start: string) => text.split("\r\n").findIndex((line) => line.startsWith(start)) + 1;

  it.each([
    ["no player", "012 Open\r\n", 1, /no player/],
    ["a repeated starting rank", text.replace("001    2", "001    1"), lineNumberOf("001    2"), /repeated/],
    [
      "a starting rank that is no number",
      text.replace("001    2", "001    x"),
      lineNumberOf("001    2"),
      /positions 5 to 8/,
    ],
    ["a missing name", text.replace("Bea", "   "), lineNumberOf("001    2"), /name/],
    [
      "an opponent who does not exist",
      text.replace("   2 w 1", "   9 w 1"),
      lineNumberOf("001    1"),
      /does not exist/,
    ],
    [
      "a player with another opponent",
      text.replace("   2 w 1", "   3 w 1"),
      lineNumberOf("001    1"),
      /another opponent/,
    ],
    ["two players of one colour", text.replace("   1 b 0", "   1 w 0"), lineNumberOf("001    1"), /same colour/],
    ["an unknown result", text.replace("   2 w 1", "   2 w ?"), lineNumberOf("001    1"), /position 99/],
    ["an unknown colour", text.replace("   2 w 1", "   2 x 1"), lineNumberOf("001    1"), /position 97/],
    [
      "points that are no number",
      text.replace(" 1.5    2", " a.5    2"),
      lineNumberOf("001    3"),
      /positions 81 to 84/,
    ],
    ["a team of a stranger", text.replace("   1    3", "   1    7"), lineNumberOf("013"), /player 7/],
    [
      "a player twice in a team",
      text.replace("   1    3", "   1    1"),
      lineNumberOf("013"),
      /player 1 is named twice/,
    ],
    ["more pairs than can be kept apart", `${twentyOne}XXP ${ranks.join(" ")}\r\n`, 22, /at most 200 pairs/],
    ["a tab", text.replace("Bea", "Be\ta"), lineNumberOf("001    2"), /tab/],
  ])("names the line of %s", (_, broken, line, message) => {
    const read = readTrf(broken);
    expect(isFault(read) ? read : "no fault").toMatchObject({ line, message: expect.stringMatching(message) });
  });
});
