import { describe, expect, it } from "vitest";
import type { EventOf, GameEvent, RecordedEvent } from "../../src/domain/game/events.ts";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import { exportOf, InMemoryGame } from "../support/games/in-memory-game.ts";
import { testRegistry } from "../support/server/test-server.ts";
import { faultsIn } from "./independent-verifier.ts";
import { recorded } from "./recorded.ts";

const ruling = { by: "director", role: "director", reason: "A cat." } as const;
const shift: GameEvent = { type: "ClocksShifted", why: "outage" };
const extension: GameEvent = { type: "ClockExtended", seat: 1, milliseconds: 60_000, ruling };
const dealtBy = ({ facts }: EventOf<"MovePlayed">) => facts.filter(({ type }) => type === "CardDealt");

/** The bid that ends a round and deals a card to each seat. */
const lastBidOf = (game: InMemoryGame) => game.happen(game.nextBid()).happen(game.nextBid()).nextBid();

describe("random draws", () => {
  it("follow from secret, id and entropies: the start of the game is always the same", () => {
    const [one, other] = [new InMemoryGame(), new InMemoryGame()];
    expect(one.recorded.map(({ event }) => event)).toEqual(other.recorded.map(({ event }) => event));
    const another = new InMemoryGame(["cd".repeat(16), undefined, undefined]);
    expect(another.game.position).not.toEqual(one.game.position);
  });

  it("do not depend on when they are made: clock events leave later draws the same", () => {
    const expected = dealtBy(lastBidOf(new InMemoryGame()));
    expect(expected).toHaveLength(3);
    const delayed = new InMemoryGame().happen(shift).happen(extension).happen(shift);
    expect(dealtBy(lastBidOf(delayed))).toEqual(expected);
  });

  it("do not depend on moves that were undone freely: the next draw is the same", () => {
    const expected = dealtBy(lastBidOf(new InMemoryGame()));
    const game = new InMemoryGame();
    const to = game.game.version;
    game.happen(game.nextBid()).happen({ type: "MovesUndone", seat: 0, to });
    expect(dealtBy(lastBidOf(game))).toEqual(expected);
  });

  it("are not repeated after a rollback or an undo by agreement: other numbers are drawn", () => {
    const game = new InMemoryGame();
    const to = game.game.version;
    const before = lastBidOf(game);
    game.happen(before).happen({ type: "GameRolledBack", to, ruling });
    const after = lastBidOf(game);
    expect(dealtBy(after)).toHaveLength(3);
    expect(dealtBy(after)).not.toEqual(dealtBy(before));
    const { game: over, recorded: events } = game.happen(after).playToTheEnd();
    expect(verifyExport(testRegistry, exportOf(over, events))).toMatchObject({
      isSound: true,
      chance: { takenBack: 3 },
    });
  });
});

describe("an export forged by a server that knows the secret", () => {
  const honest = new InMemoryGame().playRound().shiftAfterOutage().happen(extension).playToTheEnd();
  const place = (type: GameEvent["type"]) => honest.recorded.findIndex(({ event }) => event.type === type);
  const verdictOn = (events: readonly RecordedEvent[]) => verifyExport(testRegistry, exportOf(honest.game, events));
  const changed = (at: number, change: Partial<GameEvent>) =>
    honest.recorded.map((one, index) =>
      index === at ? { ...one, event: { ...one.event, ...change } as GameEvent } : one,
    );
  const inserted = (at: number, event: GameEvent) =>
    honest.recorded.toSpliced(at, 0, { ...(honest.recorded[at - 1] as RecordedEvent), event });

  it("is valid if nothing was forged", () => {
    expect(verdictOn(honest.recorded)).toMatchObject({
      isSound: true,
      rulesChecked: true,
      chance: { addedBy: [], takenBack: 0 },
    });
    expect(faultsIn(exportOf(honest.game, honest.recorded))).toEqual([]);
  });

  it("is invalid with entropy that does not follow from the secret", () => {
    const forged = changed(2, { entropy: "00".repeat(16) } as Partial<GameEvent>);
    expect(verdictOn(forged)).toMatchObject({ isSound: false, line: 4, message: expect.stringContaining("entropy") });
    expect(faultsIn(exportOf(honest.game, forged))).toContain("the entropy of version 3");
  });

  it("is invalid with entropy added by a bot", () => {
    const forged = changed(3, { entropyFrom: "player" } as Partial<GameEvent>);
    expect(verdictOn(forged)).toMatchObject({ isSound: false, line: 5, message: expect.stringContaining("bot") });
  });

  it("is invalid with a different draw", () => {
    const game = new InMemoryGame();
    game.happen(game.nextBid()).happen(game.nextBid());
    const waited = game.nextBid({ ...game.game, drawn: game.game.drawn + 1 });
    const forged = game.happen(waited).recorded;
    expect(verifyExport(testRegistry, exportOf(game.game, forged))).toMatchObject({
      line: forged.length + 1,
      message: "the rules and the chance of the game give other facts",
    });
    expect(faultsIn(exportOf(game.game, forged))).toEqual([`the draws of version ${forged.length}`]);
  });

  it("is invalid with clock events that nothing can have caused", () => {
    const end = place("GameBegan") + 1;
    const running = honest.recorded[end - 1]?.event as EventOf<"GameBegan">;
    const unmoved = { ...shift, clocks: running.clocks } as GameEvent;
    expect(verdictOn(inserted(end, unmoved))).toMatchObject({ isSound: false, line: end + 2 });
    const late = (running.clocks ?? []).map((clock) => ({ ...clock, deadline: "2026-06-01T12:00:00.000Z" }));
    expect(verdictOn(inserted(end, { ...shift, clocks: late } as GameEvent))).toMatchObject({
      message: "a deadline was put off by more than the clock had run",
    });
    const generous = { ...extension, clocks: [{ ...running.clocks?.[1], leftMilliseconds: 99_000_000 }] } as GameEvent;
    expect(verdictOn(inserted(end, generous))).toMatchObject({ message: "the clock gained more than it was given" });
    const early: GameEvent = { type: "TimeRanOut", seat: 0, isExcused: true, bot: "medium" };
    expect(verdictOn(inserted(end, early))).toMatchObject({ message: "the deadline of this seat had not passed" });
  });

  it("is invalid with an event dated before the previous one", () => {
    const at = place("MovePlayed");
    const forged = honest.recorded.map((one, index) =>
      index === at ? { ...one, at: "2026-04-01T12:00:00.000Z" } : one,
    );
    expect(verdictOn(forged)).toMatchObject({ line: at + 2, message: "it happened before the event before" });
  });
});

describe("a verifier that shares no code with the server", () => {
  it.each(["scheme-1-finished.jsonl", "scheme-2-finished.jsonl"])("recomputes every draw of %s", (name) => {
    expect(faultsIn(recorded(name))).toEqual([]);
  });

  it.each(["scheme-1-finished.jsonl", "scheme-2-finished.jsonl"])("finds an exchanged card in %s", (name) => {
    const text = recorded(name);
    const card = /"card":(\d{10}),"seat":\d,"type":"CardDealt"/.exec(text)?.[1] ?? "";
    const faults = faultsIn(text.replaceAll(card, String(Number(card) + 1)));
    expect(faults).toContainEqual(expect.stringMatching(/^the draws of version \d+$/));
  });
});
