/**
 * Fills the shelves of the first family of a game of Village that has just begun with wares of every kind, so that it
 * can serve whoever comes to the market. They are made as workers make them. `tsx test/support/prepare-village.ts GAME`.
 */
import type { Village } from "@seneschal/schema/games/village";
import { prepareGame } from "./prepare-game.ts";

type Fact = Village["fact"];
type Made = Extract<Fact, { type: "GoodMade" }>;

const makers = [
  ["scroll", "library"],
  ["horse", "stables"],
  ["ox", "stables"],
  ["plough", "smithy"],
  ["wagon", "wainwright"],
] as const satisfies readonly (readonly [Made["good"], Made["building"]])[];

const made = makers.map(([good, building]): Fact => ({ type: "GoodMade", seat: 0, good, building, time: 0 }));

await prepareGame<Fact>({ move: { type: "decline" }, facts: () => [...made, ...made] });
