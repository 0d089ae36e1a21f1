import { describe, expect, it } from "vitest";
import { isPlayerName, serverAddress } from "./import-notes.ts";

describe("the server of an imported game", () => {
  it.each([
    ["https://games.example/games/1", "https://games.example"],
    ["http://localhost:3000", "http://localhost:3000"],
    ["games.example", "https://games.example"],
    ["", undefined],
    ["not a server", undefined],
    ["javascript:alert(1)", undefined],
  ])("%s", (typed, origin) => {
    expect(serverAddress(typed)).toBe(origin);
  });
});

describe("the name of a player of an imported game", () => {
  it.each([
    ["Aline", true],
    ["", true],
    ["Aline, Bertrand", false],
    ["A".repeat(41), false],
    ["A\u202eb", false],
  ])("%s", (typed, isValid) => {
    expect(isPlayerName(typed)).toBe(isValid);
  });
});
