import { describe, expect, it } from "vitest";
import { InMemoryGame } from "../../../test/support/games/in-memory-game.ts";
import { testRegistry } from "../../../test/support/server/test-server.ts";
import type { EventOf, GameEvent } from "../game/events.ts";
import { validateEvent } from "./validate-event.ts";

/** Four rounds, two people and a bot; the first of them proposes to end after the second round. */
const proposal: EventOf<"ShorteningProposed"> = { type: "ShorteningProposed", seat: 0, turn: 1, last: 2 };
const agreeing: EventOf<"ShorteningAgreed"> = { type: "ShorteningAgreed", seat: 1 };
const shortened: EventOf<"GameShortened"> = {
  type: "GameShortened",
  last: 2,
  agreed: [0, 1],
  facts: [{ type: "RoundsLowered", rounds: 2 }],
};
const daysAfter = ({ movedAt }: { readonly movedAt: string }, days: number) =>
  new Date(Date.parse(movedAt) + days * 86_400_000).toISOString();
const faultIn = (before: InMemoryGame, event: GameEvent, days = 0) =>
  validateEvent(testRegistry, before.game, { event, at: daysAfter(before.game, days) });
const proposed = () => new InMemoryGame().happen(proposal);

describe("the verification of a shorter game", () => {
  it("accepts a proposal, and its result when all players have agreed", () => {
    expect(faultIn(new InMemoryGame(), proposal)).toBeUndefined();
    expect(faultIn(proposed(), agreeing)).toBeUndefined();
    const [last, before] = proposed().happen(agreeing).recorded.toReversed();
    expect([before?.event, last?.event]).toEqual([agreeing, shortened]);
  });

  it("finds a last turn that the game could not have, and a proposal in another turn", () => {
    for (const last of [1, 4]) expect(faultIn(new InMemoryGame(), { ...proposal, last })).toMatch("this turn");
    expect(faultIn(new InMemoryGame(), { ...proposal, turn: 2 })).toMatch("another turn");
    expect(faultIn(proposed(), proposal)).toMatch("another proposal was open");
  });

  it("finds a game that was shortened without the consent of all", () => {
    expect(faultIn(proposed(), shortened)).toMatch("not all players had agreed");
    expect(faultIn(new InMemoryGame(), shortened)).toMatch("not all players had agreed");
  });

  it("finds answers to a proposal that was declined or had expired, and of a bot", () => {
    const declined = proposed().happen({ type: "ShorteningDeclined", seat: 1, last: 2 });
    expect(faultIn(declined, agreeing)).toMatch("no open proposal");
    expect(faultIn(proposed(), agreeing, 7)).toMatch("no open proposal");
    expect(faultIn(proposed(), { ...agreeing, seat: 2 })).toMatch("no player");
  });
});
