import { canonicalJson } from "@seneschal/schema";
import type { Interval } from "../../../src/domain/clocks/pauses.ts";
import { timeControlOf } from "../../../src/domain/clocks/time-controls.ts";
import type { EventOf, GameEvent, RecordedEvent } from "../../../src/domain/game/events.ts";
import type { Game } from "../../../src/domain/game/game.ts";
import { commitmentOf, latestScheme, newChanceSource, seatTakenEvent } from "../../../src/domain/game/proof/chance.ts";
import { bodyTextOf, digestOf, textOf } from "../../../src/domain/game/proof/digest.ts";
import { questionOf } from "../../../src/domain/game/summary.ts";
import { continueGame, startGame, type Transition } from "../../../src/domain/game/transition.ts";
import { eventLineOf, manifestOf } from "../../../src/domain/verification/export-lines.ts";
import { decideMove } from "../../../src/features/play/moves/decide-move.ts";
import { acceptedOrThrow } from "../../../src/platform/http/rejection.ts";
import { testRegistry } from "../server/test-server.ts";

const id = "11111111-2222-4333-8444-555555555555";
const secret = "5e".repeat(32);
const start = Date.parse("2026-05-01T12:00:00.000Z");
const minute = 60_000;

/** A game of sealed bids between two people and a bot that is not in a database. Events are one minute apart. */
export class InMemoryGame {
  readonly #transitions: Transition[] = [];
  readonly #outages: Interval[] = [];

  constructor(given: readonly (string | undefined)[] = ["ab".repeat(16), undefined, undefined]) {
    const source = newChanceSource(id, secret);
    const clock = timeControlOf({ pace: "live", weekendsOff: false });
    const opened: EventOf<"GameOpened"> = {
      type: "GameOpened",
      name: "On paper",
      ruleset: "sealed-bids",
      revision: 1,
      options: { rounds: 4 },
      seats: 3,
      visibility: "public",
      host: "host",
      commitment: commitmentOf(latestScheme, id, secret),
      chanceScheme: latestScheme,
      startsWhenFull: true,
      ...(clock && { clock }),
    };
    const sitters = [
      { kind: "person", account: "host" },
      { kind: "person", account: "guest" },
      { kind: "bot", bot: "medium" },
    ] as const;
    const seats = sitters.map((newcomer, seat) => seatTakenEvent(source, seat, newcomer, given[seat]));
    this.#transitions.push(startGame(this.#context(), { id, secret }, [opened, ...seats]));
  }

  get game(): Game {
    const last = this.#transitions.at(-1);
    if (last === undefined) throw new Error("the game has no event yet");
    return last.after;
  }

  get recorded(): readonly RecordedEvent[] {
    return this.#transitions.flatMap(({ steps }) => steps.map(({ stored }) => stored));
  }

  happen(...events: readonly GameEvent[]): this {
    const to = events.flatMap((event) => (event.type === "GameRolledBack" ? [event.to] : []))[0];
    this.#transitions.push(continueGame({ ...this.#context(), stateAtTarget: this.#at(to) }, this.game, events));
    return this;
  }

  /** The server was down for half of the minute since the last event. */
  shiftAfterOutage(): this {
    const from = Date.parse(this.game.movedAt);
    this.#outages.push({ from, to: from + minute / 2 });
    return this.happen({ type: "ClocksShifted", why: "outage" });
  }

  /** The bid of the next seat: its first card. */
  nextBid(game: Game = this.game): EventOf<"MovePlayed"> {
    const seat = questionOf(testRegistry, game)?.seats[0] ?? 0;
    const { hands } = game.position as { hands: readonly (readonly number[])[] };
    const move = { type: "bid", card: hands[seat]?.[0] ?? 0 };
    return acceptedOrThrow(decideMove(testRegistry, { game, seat, move, by: "person" })).event;
  }

  playRound(): this {
    for (const _ of this.game.seats) this.happen(this.nextBid());
    return this;
  }

  playToTheEnd(): this {
    while (this.game.phase === "running") this.happen(this.nextBid());
    return this;
  }

  #at(version: number | undefined): Game | undefined {
    const steps = this.#transitions.flatMap((extension) => extension.steps);
    return steps.find(({ game }) => game.version === version)?.game;
  }

  #context() {
    const at = new Date(start + this.#transitions.length * minute).toISOString();
    return { registry: testRegistry, at, pausesOf: () => () => this.#outages };
  }
}

/**
 * Returns the export of these events with a valid hash chain, as only the server can make it, because it knows the
 * secret.
 */
export function exportOf(game: Game, recorded: readonly RecordedEvent[]): string {
  let digest = "";
  const chained = recorded.map((one, place): RecordedEvent => {
    const numbered = { ...one, version: place + 1 };
    digest = digestOf(secret, digest, textOf(numbered, bodyTextOf(one.event)));
    return { ...numbered, digest };
  });
  const manifest = { ...manifestOf(game), events: chained.length, head: digest };
  return [canonicalJson(manifest), ...chained.map(eventLineOf)].map((line) => `${line}\n`).join("");
}
