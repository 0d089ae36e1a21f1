/**
 * Fills the market of the first family of a new game of Village with goods of every kind, so that it can serve every
 * customer. The goods are made as workers make them. `node dist/prepared-games/prepare-village.js GAME`
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
