import { expect, it } from "vitest";
import { placementsText } from "./placements-text.ts";

const playerNames = (player: string) => ({ player, name: player, nameKind: null, marked: player, page: null });
const place = (player: string, rank: number, score: number, isForfeit = false) => ({ player, rank, score, isForfeit });

it("names places and scores, so that a score that is wrong can be seen", () => {
  const places = [place("Bea", 2, 71), place("Ada", 1, 88), place("Cyr", 3, 0, true)];
  expect(placementsText(places, playerNames)).toBe("1. Ada (88), 2. Bea (71), 3. Cyr");
});

it("names places only, if no scores were entered", () => {
  expect(placementsText([place("Ada", 1, 0), place("Bea", 2, 0)], playerNames)).toBe("1. Ada, 2. Bea");
});
