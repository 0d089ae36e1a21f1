import type { ExampleGame } from "@seneschal/schema/games/example-game";
import en from "../../../messages/en/example-game.json" with { type: "json" };
import fr from "../../../messages/fr/example-game.json" with { type: "json" };
import type { GameWording } from "../game-wording.ts";
import { singleLines } from "../single-lines.ts";

type Fact = ExampleGame["redactedFact"];

export const exampleGame = {
  folder: "example-game",
  rulesets: ["example-game"],
  messageFiles: ["example-game"],
  messages: { en, fr },
  ...singleLines<Fact>({
    seats: ["first"],
    marks: { GameEnded: "crown" },
    ruleOf: ({ type }) => rules[type] ?? null,
  }),
} as const satisfies GameWording;

/** The rule that a line of the chronicle rests on. */
const rules: Partial<Record<Fact["type"], string>> = {
  GameBegan: "EXG-1.3",
  SheavesTaken: "EXG-2.1",
  GameEnded: "EXG-3.1",
};
