import { type Chance, type Question, type Seat, seededChance, type Typed } from "@seneschal/engine";
import { bots, concluded, random } from "@seneschal/engine/bots";
import type { clocks } from "@seneschal/schema";
import { wakeUpsOf } from "../../src/domain/clocks/wake-ups.ts";
import type { EventOf, GameEvent } from "../../src/domain/game/events.ts";
import { caretakerLevel, type Game } from "../../src/domain/game/game.ts";
import { type PausesOf, personAt } from "../../src/domain/game/game-clocks.ts";
import { commitmentOf, latestScheme, newChanceSource, seatTakenEvent } from "../../src/domain/game/proof/chance.ts";
import type { RulesetRegistry } from "../../src/domain/game/ruleset-registry.ts";
import { abandonmentOf } from "../../src/domain/game/seats/abandonment.ts";
import { questionOf } from "../../src/domain/game/summary.ts";
import { continueGame, type NextEvent, startGame } from "../../src/domain/game/transition.ts";
import { decideMove } from "../../src/features/play/moves/decide-move.ts";
import { defaultAnswer } from "../../src/features/play/premoves/look-ahead.ts";
import { premoveAnswer } from "../../src/features/play/premoves/premove-answer.ts";
import { afterFirst, type StoredPremoves } from "../../src/features/play/stored-premoves.ts";
import { acceptedOrThrow } from "../../src/platform/http/rejection.ts";
import { drawHabits, type Habits, night, visitAfter } from "./habits.ts";
import { type PlanningHabits, plannedMoves } from "./planned-moves.ts";

export interface SimulatedSettings {
  readonly registry: RulesetRegistry;
  readonly ruleset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly turns: number;
  readonly control: clocks.TimeControl | undefined;
  /** Kinds of questions that auto-replies answer, always or if they do not affect the player. */
  readonly autoReplies: { readonly always: readonly string[]; readonly unaffected: readonly string[] } | undefined;
  /** How players plan ahead; undefined if they do not. */
  readonly premoves: PlanningHabits | undefined;
  /** The part of the players who vanish. */
  readonly vanishing: number;
  readonly bot: "random" | "medium";
  readonly seed: number;
}

export interface SimulatedResult {
  readonly days: number;
  /** Visits of each player and turn; the setup is none. */
  readonly visits: readonly number[];
  readonly setupDays: number;
  readonly seatsLost: number;
  readonly vanished: number;
  readonly hasEnded: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
const longestMs = 3 * 365 * dayMs;
const begin = Date.parse("2026-11-23T19:00:00.000Z");
const secret = "5e".repeat(32);
const movesMax = 100_000;

/** Plays a game between simulated people with the clocks of the server, and without a database. */
export function simulateGame(settings: SimulatedSettings): SimulatedResult {
  return new SimulatedGame(settings).play();
}

class SimulatedGame {
  readonly #settings: SimulatedSettings;
  readonly #chance: Chance;
  readonly #habits: readonly Habits[];
  /** When each player comes next; undefined while nothing waits for them. */
  readonly #visits = new Map<Seat, number>();
  readonly #reminded = new Map<Seat, number>();
  readonly #premoves = new Map<Seat, StoredPremoves>();
  readonly #counts: number[][] = [];
  #game: Game;
  #now = begin;
  #setupEnd = begin;
  #seatsLost = 0;

  constructor(settings: SimulatedSettings) {
    this.#settings = settings;
    this.#chance = seededChance(settings.seed);
    this.#habits = Array.from({ length: settings.seats }, () => drawHabits(this.#chance, settings));
    this.#game = this.#opened();
  }

  play(): SimulatedResult {
    for (let moves = 0; this.#game.phase === "running" && moves < movesMax; moves++) {
      this.#noteSetup();
      if (this.#playAbsent()) continue;
      if (!this.#passTime()) break;
    }
    const { seats } = this.#settings;
    return {
      days: (this.#now - begin) / dayMs,
      visits: this.#counts.slice(1).flatMap((row) => Array.from({ length: seats }, (_, seat) => row[seat] ?? 0)),
      setupDays: (this.#setupEnd - begin) / dayMs,
      seatsLost: this.#seatsLost,
      vanished: this.#habits.filter(({ vanishesIn }) => vanishesIn !== undefined).length,
      hasEnded: this.#game.phase === "finished",
    };
  }

  /** Bots, premoves and auto-replies answer at once. */
  #playAbsent(): boolean {
    const question = this.#question();
    if (question === undefined) return false;
    for (const seat of question.seats) {
      if (personAt(this.#game, seat) === undefined) return this.#move(seat, "caretaker");
      if (this.#playPremove(question, seat)) return true;
      if (this.#isLeftToAutoReply(question, seat)) return this.#move(seat, "order");
    }
    return false;
  }

  /** Goes on to the next visit, reminder or deadline. Returns false if nothing will happen. */
  #passTime(): boolean {
    this.#notify();
    const deadlines = this.#game.clocks.flatMap(({ seat, deadline }) =>
      deadline === null ? [] : [{ seat, at: Date.parse(deadline), isVisit: false }],
    );
    const visits = [...this.#visits].map(([seat, at]) => ({ seat, at, isVisit: true }));
    const next = earliest([...deadlines, ...visits]);
    if (next === undefined || next.at - begin > longestMs) return false;
    const reminder = earliest(this.#reminders().filter(({ at }) => at < next.at));
    this.#now = Math.max(this.#now, reminder?.at ?? next.at);
    if (reminder !== undefined) this.#remind(reminder.seat);
    else if (next.isVisit) this.#visit(next.seat);
    else this.#runOut(next.seat);
    return true;
  }

  /** Everyone who is asked and does not know yet will come some time after now. */
  #notify(): void {
    const asked = this.#question()?.seats ?? [];
    for (const seat of this.#visits.keys())
      if (!asked.includes(seat) && !this.#hasLost(seat)) this.#visits.delete(seat);
    for (const seat of asked) {
      if (this.#visits.has(seat) || !this.#comes(seat)) continue;
      this.#visits.set(seat, this.#visitAfterNow(seat));
    }
  }

  #visitAfterNow(seat: Seat): number {
    return visitAfter(this.#now, this.#habits[seat] as Habits, this.#chance);
  }

  /** A reminder is a second chance to notice. */
  #remind(seat: Seat): void {
    this.#reminded.set(seat, this.#now);
    if (!this.#comes(seat)) return;
    this.#visits.set(seat, Math.min(this.#visits.get(seat) ?? Number.POSITIVE_INFINITY, this.#visitAfterNow(seat)));
  }

  #reminders() {
    const { control } = this.#settings;
    if (control === undefined) return [];
    const wakeUps = wakeUpsOf({ control, clocks: this.#game.clocks }, (seat) => this.#pausesOf(String(seat)));
    return wakeUps.filter(
      ({ seat, at, kind }) => kind !== "deadline" && at > Math.max(this.#now, this.#reminded.get(seat) ?? 0),
    );
  }

  /** A player at the board answers everything until only others can go on. */
  #visit(seat: Seat): void {
    this.#visits.delete(seat);
    if (this.#hasLost(seat)) this.#happen([{ type: "SeatTakenOver", seat, account: String(seat) }]);
    const turn = this.#turn();
    const row = this.#counts[turn] ?? [];
    row[seat] = (row[seat] ?? 0) + 1;
    this.#counts[turn] = row;
    while (this.#question()?.seats.includes(seat)) this.#move(seat, "person");
    this.#premoves.delete(seat);
    const { premoves } = this.#settings;
    if (premoves !== undefined) this.#plan(seat, premoves);
  }

  /** At the end of a visit, a player plans the next routine moves. */
  #plan(seat: Seat, habits: PlanningHabits): void {
    const { ruleset } = this.#settings.registry.of(this.#settings.ruleset);
    const planner = {
      ruleset,
      seat,
      chance: this.#chance,
      autoReplyTo: (position: unknown, question: Question) =>
        this.#isLeftToAutoReply(question, seat) ? defaultAnswer(ruleset, position, seat) : undefined,
    };
    const moves = plannedMoves(planner, this.#game.position, { ...habits, bot: this.#bot() });
    const savedAt = new Date(this.#now).toISOString();
    this.#premoves.set(seat, { version: this.#game.version, moves, played: 0, savedAt, stopped: null });
  }

  #playPremove(question: Question, seat: Seat): boolean {
    const { ruleset } = this.#settings.registry.of(this.#settings.ruleset);
    const premoves = this.#premoves.get(seat);
    const answer = premoveAnswer({ ruleset, position: this.#game.position, question }, seat, premoves);
    if (premoves === undefined || answer === undefined) return false;
    if (answer.type === "move") {
      this.#premoves.set(seat, afterFirst(premoves, this.#game.version + 1));
      return this.#play(seat, answer.move, "order");
    }
    if (answer.reason === "not-offered" || !this.#isLeftToAutoReply(question, seat)) this.#premoves.delete(seat);
    return false;
  }

  #runOut(seat: Seat): void {
    const { control } = this.#settings;
    const isExcused = (this.#game.excused[seat] ?? 0) < (control?.excused ?? 0);
    const event: EventOf<"TimeRanOut"> = isExcused
      ? { type: "TimeRanOut", seat, isExcused, bot: caretakerLevel }
      : { type: "TimeRanOut", isExcused, ...abandonmentOf(this.#game, seat) };
    if (!isExcused) this.#seatsLost++;
    this.#happen([event]);
  }

  #move(seat: Seat, by: "person" | "caretaker" | "order"): true {
    const { ruleset } = this.#settings.registry.of(this.#settings.ruleset);
    const state = this.#game.position;
    if (by === "order") return this.#play(seat, defaultAnswer(ruleset, state, seat), by);
    return this.#play(seat, concluded(this.#bot()({ ruleset, state, seat, chance: this.#chance })), by);
  }

  #play(seat: Seat, move: Typed, by: "person" | "caretaker" | "order"): true {
    this.#happen([acceptedOrThrow(decideMove(this.#settings.registry, { game: this.#game, seat, move, by }))]);
    return true;
  }

  #bot() {
    return this.#settings.bot === "medium" ? bots.medium : random;
  }

  #isLeftToAutoReply({ kind, affectedSeats }: Question, seat: Seat): boolean {
    const { autoReplies } = this.#settings;
    if (autoReplies === undefined || !this.#comes(seat)) return false;
    if (autoReplies.always.includes(kind)) return true;
    return autoReplies.unaffected.includes(kind) && !affectedSeats.includes(seat);
  }

  #comes(seat: Seat): boolean {
    const { vanishesIn } = this.#habits[seat] as Habits;
    return vanishesIn === undefined || this.#turn() < vanishesIn;
  }

  #hasLost(seat: Seat): boolean {
    return this.#game.seats[seat]?.kind === "caretaker";
  }

  #question(): Question | undefined {
    return questionOf(this.#settings.registry, this.#game);
  }

  #turn(): number {
    return (this.#game.position as { readonly table: { readonly turn: number } }).table.turn;
  }

  #noteSetup(): void {
    if (this.#turn() === 0) this.#setupEnd = this.#now;
  }

  #pausesOf: PausesOf = (account) => (this.#habits[Number(account)]?.hasQuietHours === true ? night : () => []);

  #happen(events: readonly NextEvent[]): void {
    this.#game = continueGame(this.#context(), this.#game, events).after;
  }

  #context() {
    const { registry } = this.#settings;
    return { registry, at: new Date(this.#now).toISOString(), pausesOf: this.#pausesOf };
  }

  #opened(): Game {
    const { registry, ruleset, options, seats, control, seed } = this.#settings;
    const id = `00000000-0000-4000-8000-${String(seed).padStart(12, "0")}`;
    const opened: GameEvent = {
      type: "GameOpened",
      name: "Simulated",
      ruleset,
      revision: registry.of(ruleset).ruleset.revision,
      options,
      seats,
      visibility: "public",
      host: "0",
      commitment: commitmentOf(latestScheme, id, secret),
      chanceScheme: latestScheme,
      startsWhenFull: true,
      ...(control && { clock: control }),
    };
    const source = newChanceSource(id, secret);
    const seated = Array.from({ length: seats }, (_, seat) =>
      seatTakenEvent(source, seat, { kind: "person", account: String(seat) }),
    );
    return startGame(this.#context(), { id, secret }, [opened, ...seated]).after;
  }
}

interface At {
  readonly seat: Seat;
  readonly at: number;
}

function earliest<Event extends At>(events: readonly Event[]): Event | undefined {
  return events.reduce<Event | undefined>(
    (first, event) => (first === undefined || event.at < first.at ? event : first),
    undefined,
  );
}
