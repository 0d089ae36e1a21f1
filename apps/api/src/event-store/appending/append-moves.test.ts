import { expect, it } from "vitest";
import type { Game } from "../../domain/game/game.ts";
import type { Transition } from "../../domain/game/transition.ts";
import { isMoveAlone } from "./append-moves.ts";

const person = { kind: "person", account: "ada" };
const game = { phase: "running", seats: [person], tenures: [] } as unknown as Game;

/** A move in a running game, or something else. */
function transition({ before = game, after = before, types = ["MovePlayed"] }: Partial<Change> = {}) {
  const steps = types.map((type) => ({ stored: { event: { type } } }));
  return { before, after, steps } as unknown as Transition;
}
interface Change {
  readonly before: Game;
  readonly after: Game;
  readonly types: readonly string[];
}

it("is a move in a game that goes on", () => {
  expect(isMoveAlone(transition())).toBe(true);
});

it.each<[string, Transition]>([
  ["a new game", { ...transition({ types: ["GameOpened"] }), before: undefined }],
  ["another event", transition({ types: ["MovesUndone"] })],
  ["several moves", transition({ types: ["MovePlayed", "MovePlayed"] })],
  ["the end of a game", transition({ after: { ...game, phase: "finished" }, types: ["MovePlayed", "GameFinished"] })],
  ["a move that changes a seat", transition({ after: { ...game, seats: [...game.seats] } })],
  ["an answer time", transition({ after: { ...game, tenures: [] } })],
  [
    "a move in a game with a bot",
    transition({ before: { ...game, seats: [{ kind: "bot", bot: "easy", entropy: "" }] } }),
  ],
])("is not %s", (_case, other) => {
  expect(isMoveAlone(other)).toBe(false);
});
