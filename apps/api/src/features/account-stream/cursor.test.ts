import { expect, it } from "vitest";
import { cursorOf, cursorText } from "./cursor.ts";

const settled = Date.parse("2026-05-01T12:00:00.000Z");
const quiet = { version: 7, part: 0, at: settled, chat: 0, undo: 0 };
const ids = ["11111111-2222-4333-8444-555555555555", "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"] as const;

it("a cursor names the games with something later than its settled time, and reads back", () => {
  const moved = { version: 812, part: 1, at: settled + 5, chat: (settled + 9) * 1000 + 13, undo: settled + 3 };
  const games = new Map([
    [ids[0], moved],
    [ids[1], quiet],
  ]);
  expect(cursorOf(cursorText({ settled, games }))).toEqual({ settled, games: new Map([[ids[0], moved]]) });
});

it.each([
  ["part of a version", { part: 1 }],
  ["a later event", { at: settled + 1 }],
  ["a later message", { chat: settled * 1000 + 1 }],
  ["a later undo request", { undo: settled + 1 }],
])("a game is named after %s", (_, later) => {
  const text = cursorText({ settled, games: new Map([[ids[1], { ...quiet, ...later }]]) });
  expect(cursorOf(text)?.games.get(ids[1])).toEqual({ ...quiet, ...later });
});

it.each(["", "~", "1", "abc", "12~x", "1~AAAAAAAAAAAAAAAAAAAAAA.1.2.3", "AB", "1".repeat(10)])(
  "%j is no cursor",
  (text) => {
    expect(cursorOf(text)).toBeUndefined();
  },
);
