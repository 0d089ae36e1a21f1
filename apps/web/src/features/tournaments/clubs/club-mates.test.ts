import { expect, it } from "vitest";
import type { Entrant } from "../../../lib/api-client/types.ts";
import { clubMatesIn, clubsIn } from "./club-mates.ts";

const players = [
  { player: "a", club: "Rooks" },
  { player: "b", club: null },
  { player: "c", club: "ROOKS" },
  { player: "d", club: "Moles" },
] as Entrant[];

it("club mates have the same club, whatever the case of its letters", () => {
  expect(clubMatesIn({ players })).toEqual([["a", "c"]]);
});

it("players without a club are no club mates", () => {
  expect(clubMatesIn({ players: players.map((player) => ({ ...player, club: null })) })).toEqual([]);
});

it("clubs are listed once, in alphabetical order", () => {
  const [first] = players as [Entrant];
  expect(clubsIn({ players: [first, ...players.slice(3), first] })).toEqual(["Moles", "Rooks"]);
});
