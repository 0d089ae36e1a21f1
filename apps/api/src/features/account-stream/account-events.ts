import type { Question, Seat } from "@seneschal/engine";
import type { accountStream } from "@seneschal/schema";
import type { GameEvent } from "../../domain/game/events.ts";
import { type Game, isOver, seatOf, seatsOnDeviceOf } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { expiryOfShortening } from "../../domain/game/shortening.ts";
import { questionOf } from "../../domain/game/summary.ts";
import type { LoadedStep } from "../../event-store/loading/game-loader.ts";

type AccountEvent = accountStream.AccountEvent;
type Details<Type extends AccountEvent["type"]> = Omit<
  Extract<AccountEvent, { type: Type }>,
  "type" | "id" | "at" | "game" | "seat" | "deadline"
>;

/** What an account had in a game before an event. */
export interface Standing {
  readonly isSeated: boolean;
  readonly question: Pick<Question, "number" | "seats"> | undefined;
}

export interface Follower {
  readonly registry: RulesetRegistry;
  /** Undefined: the public, which is told of all players. */
  readonly account: string | undefined;
  /** An event as spectators see it; undefined for what happens before the start. */
  readonly stepOf: (step: LoadedStep) => Pick<Details<"step">, "kind"> | undefined;
}

/** The standing of an account in a game; undefined is the game before its first event. */
export function standingIn({ registry, account }: Follower, game: Game | undefined): Standing {
  if (game === undefined) return { isSeated: false, question: undefined };
  return { isSeated: isConcerned(game, account), question: questionOf(registry, game) };
}

const isConcerned = (game: Game, account: string | undefined): boolean =>
  account === undefined || seatOf(game, account) !== undefined;

/**
 * What an account is told of one event of a game: nothing unless it has a seat before or after it, or is invited by it.
 * Always the same, in the same order.
 */
export function eventsOfStep(follower: Follower, before: Standing, step: LoadedStep): AccountEvent[] {
  const { account } = follower;
  const { game, stored } = step;
  const { event } = stored;
  if (event.type === "PlayerInvited" && event.account === account) {
    const details = { by: game.settings.host, seatOffered: event.seat ?? null };
    return [eventOf({ game, account, at: stored.at }, "invitation", details)];
  }
  const isSeated = before.isSeated || isConcerned(game, account);
  if (!isSeated || game.startedAt === undefined) return [];
  const place = { game, account, at: stored.at };
  const turns = turnsOf(follower, before, game).map((seat) => turnOf(follower, step, seat));
  return [...mainEventOf(follower, place, step), ...voteOn(place, event), ...turns];
}

interface Place {
  readonly game: Game;
  readonly account: string | undefined;
  readonly at: string;
}

function eventOf<Type extends AccountEvent["type"]>(
  { game, account, at }: Place,
  type: Type,
  details: Details<Type>,
  suffix = "",
): AccountEvent {
  const { name, ruleset, revision } = game.settings;
  return {
    type,
    id: `${game.id}-${game.version}-${type}${suffix}`,
    at,
    game: { id: game.id, name, ruleset, revision, version: game.version },
    seat: seatOf(game, account) ?? null,
    deadline: deadlineOf(game, seatOf(game, account)),
    ...details,
  } as AccountEvent;
}

function deadlineOf({ clocks }: Game, seat: Seat | undefined): string | null {
  return clocks.find((clock) => clock.seat === seat)?.deadline ?? null;
}

/** At most one event. What players do not see in the chronicle, such as another host, is not sent. */
function mainEventOf({ stepOf }: Follower, place: Place, step: LoadedStep): AccountEvent[] {
  const { event } = step.stored;
  switch (event.type) {
    case "GameBegan":
      return [eventOf(place, "start", {})];
    case "GameFinished":
      return [eventOf(place, "end", { outcome: outcomeOf(place.game), why: null })];
    case "GameClosed":
      return [eventOf(place, "end", { outcome: outcomeOf(place.game), why: event.why })];
    default: {
      const kind = stepOf(step)?.kind;
      return kind === undefined ? [] : [eventOf(place, "step", { kind, by: seatIn(event) ?? null })];
    }
  }
}

const seatIn = (event: GameEvent): Seat | undefined => ("seat" in event ? event.seat : undefined);

function outcomeOf({ outcome }: Game): Details<"end">["outcome"] {
  return outcome === undefined ? null : structuredClone(outcome as NonNullable<Details<"end">["outcome"]>);
}

/** A question to the other players about the game itself, not about a move. */
function voteOn(place: Place, event: GameEvent): AccountEvent[] {
  const { game, account } = place;
  const own = seatOf(game, account);
  const by = seatIn(event);
  if (!isConcerned(game, account) || isOver(game) || by === undefined || by === own) return [];
  const about = subjectOf(event);
  if (about === undefined) return [];
  const expiresAt =
    about === "shortening" && game.shortening !== undefined ? expiryOfShortening(game.shortening) : null;
  return [eventOf(place, "vote", { about, by, expiresAt })];
}

function subjectOf(event: GameEvent): Details<"vote">["about"] | undefined {
  if (event.type === "ShorteningProposed") return "shortening";
  if (event.type === "PresenceCheckStarted") return "presence-check";
  if (event.type === "SeatResigned" || event.type === "SeatVacated") return "abandoned-seat";
  return event.type === "TimeRanOut" && !event.isExcused ? "abandoned-seat" : undefined;
}

/** The seats of the account, and of players on its device, that are asked now and were not asked this before; for the public, those of all people. */
function turnsOf({ registry, account }: Follower, { question: earlier }: Standing, game: Game): readonly Seat[] {
  const question = questionOf(registry, game);
  if (question === undefined) return [];
  const wasAsked = (seat: Seat) => earlier?.number === question.number && earlier.seats.includes(seat);
  const seats = account === undefined ? seatsOfPeople(game) : seatsOnDeviceOf(game.seats, account);
  return seats.filter((seat) => question.seats.includes(seat) && !wasAsked(seat));
}

const seatsOfPeople = ({ seats }: Game): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));

function turnOf({ registry, account }: Follower, { game, stored }: LoadedStep, seat: Seat): AccountEvent {
  const question = questionOf(registry, game);
  const asked = { number: question?.number ?? 0, kind: question?.kind ?? "" };
  const turn = eventOf({ game, account, at: stored.at }, "turn", { question: asked }, `-${seat}`);
  return { ...turn, seat, deadline: deadlineOf(game, seat) };
}

/** An undo request or a proposal of staff that waits for the answer of the account. */
export function undoVote(
  { game, account }: Omit<Place, "at">,
  { seat, requestedAt }: { readonly seat: number | null; readonly requestedAt: Date },
): AccountEvent[] {
  const own = seatOf(game, account);
  if (own === undefined || own === seat || game.phase !== "running") return [];
  const place = { game, account, at: requestedAt.toISOString() };
  return [eventOf(place, "vote", { about: "undo", by: seat, expiresAt: null }, `-undo-${seat ?? "staff"}`)];
}

/** A new or deleted message. */
export function chatEvent({ game, account }: Omit<Place, "at">, change: number, data: string): AccountEvent {
  const message = JSON.parse(data) as Details<"chat">["message"];
  const place = { game, account, at: message.at };
  return { ...eventOf(place, "chat", { message }), id: `${game.id}-chat-${change}` };
}
