import type { Audience, Seat } from "@seneschal/engine";
import type { EventOf, GameEvent, RecordedEvent } from "../../../domain/game/events.ts";
import { type Game, isOver } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { turnLimitOf } from "../../../domain/game/shortening.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { freeTakeback } from "../../../domain/game/takebacks.ts";
import type { GameStep, Position } from "../types.ts";
import { choicesOf } from "./choices.ts";

/** What an audience may see of a position, without what it may do. */
export function viewOf(registry: RulesetRegistry, game: Game, audience: Audience) {
  const { ruleset } = registry.of(game.settings.ruleset);
  return {
    question: mutable(questionOf(registry, game) ?? null),
    view: mutable(ruleset.view(game.position, audience)) as Position["view"],
    outcome: mutable(game.outcome ?? null),
  };
}

/** A position as one audience may see it. */
export function positionOf(registry: RulesetRegistry, game: Game, audience: Audience): Position {
  const { ruleset } = registry.of(game.settings.ruleset);
  const { position, phase } = game;
  const isPlaying = phase === "running" && typeof audience === "number";
  return {
    ruleset: ruleset.id,
    game: game.id,
    version: game.version,
    audience,
    ...viewOf(registry, game, audience),
    choices: isPlaying ? (mutable(choicesOf(ruleset, position, audience)) as Position["choices"]) : [],
    canUndo: typeof audience === "number" && freeTakeback(game, audience) !== undefined,
    turnLimit: turnLimitOf(registry, game) ?? null,
    clocks: mutable(game.clocks),
    digest: game.digest,
  };
}

/** The schemas are not readonly; responses are never modified. */
type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value;
export function mutable<Value>(value: Value): Mutable<Value> {
  return value as Mutable<Value>;
}

type Facts = readonly { readonly type: string }[];

/** An event as an audience may see it; undefined for what happens before the start. */
export function stepOf(
  registry: RulesetRegistry,
  game: Game,
  audience: Audience,
  { version, at, event }: RecordedEvent,
): GameStep | undefined {
  const details = detailsOf(event, {
    redacted: (facts) => redactedFacts(registry, game, audience, facts),
    seesMovesOf: (seat) => audience === seat || isOver(game),
  });
  return details && { version, at, ...noDetails, ...details };
}

const noDetails = {
  seat: null,
  by: null,
  move: null,
  facts: [],
  undoneTo: null,
  consentedBy: null,
  reason: null,
  addedTime: null,
  lastTurn: null,
};

type Details = Partial<GameStep> & Pick<GameStep, "kind">;

interface Viewpoint {
  redacted(facts: Facts): GameStep["facts"];
  seesMovesOf(seat: Seat): boolean;
}

function detailsOf(event: GameEvent, viewpoint: Viewpoint): Details | undefined {
  switch (event.type) {
    case "GameOpened":
    case "SeatTaken":
    case "SeatLeft":
    case "HostChanged":
    case "ReadinessSaid":
    case "PlayerInvited":
    case "InvitationEnded":
      return undefined;
    case "GameBegan":
      return { kind: "begin", facts: viewpoint.redacted(event.facts) };
    case "MovePlayed":
      return detailsOfMove(event, viewpoint);
    case "MovesUndone":
      return { kind: "undo", seat: event.seat, undoneTo: event.to, consentedBy: consentIn(event) };
    case "SeatResigned":
      return { kind: "resign", seat: event.seat };
    case "TimeRanOut":
      return { kind: event.isExcused ? "excused" : "time-out", seat: event.seat };
    case "SeatVacated":
      return { kind: event.why, seat: event.seat };
    case "PresenceCheckStarted":
      return { kind: "presence-check", seat: event.seat };
    case "PresenceConfirmed":
      return { kind: "presence-confirmed", seat: event.seat };
    case "ReplacementVoteCast":
      return { kind: "replacement-vote", seat: event.seat };
    case "ShorteningProposed":
      return { kind: "shortening-proposed", seat: event.seat, lastTurn: event.last };
    case "ShorteningAgreed":
      return { kind: "shortening-agreed", seat: event.seat };
    case "ShorteningDeclined":
      return { kind: "shortening-declined", seat: event.seat, lastTurn: event.last };
    case "GameShortened":
      return { kind: "shortened", lastTurn: event.last, facts: viewpoint.redacted(event.facts) };
    case "ClocksShifted":
      return { kind: event.why, addedTime: event.why === "outage" ? addedIn(event) : null };
    case "SeatTakenOver":
      return { kind: "substitute", seat: event.seat };
    case "BallotCast":
      return { kind: "ballot", seat: event.seat };
    case "ClockExtended":
      return { kind: "extended", seat: event.seat, reason: event.ruling.reason };
    case "SeatReplaced":
      return { kind: "replaced", seat: event.seat, reason: event.ruling.reason };
    case "GameRolledBack":
      return { kind: "rolled-back", undoneTo: event.to, consentedBy: consentIn(event), reason: event.ruling.reason };
    case "GameClosed":
      return { kind: event.why === "annulled" ? "annulled" : "close", reason: event.ruling?.reason ?? null };
    case "GameFinished":
      return { kind: "finish" };
  }
}

function detailsOfMove(event: EventOf<"MovePlayed">, { redacted, seesMovesOf }: Viewpoint): Details {
  const { seat } = event;
  const isShown = seesMovesOf(seat);
  const move = isShown ? (event.move as GameStep["move"]) : null;
  // Whether an auto-reply answered is private, like the auto-reply itself.
  const by = event.by === "order" && !isShown ? "person" : event.by;
  return { kind: "move", seat, by, move, facts: redacted(event.facts), reason: event.ruling?.reason ?? null };
}

function addedIn({ added }: EventOf<"ClocksShifted">): GameStep["addedTime"] {
  return added === undefined ? null : added.map((clock) => ({ ...clock }));
}

function consentIn({ consentedBy }: Pick<EventOf<"MovesUndone">, "consentedBy">): Seat[] | null {
  return consentedBy === undefined ? null : [...consentedBy];
}

/** Facts as an audience may see them. */
export function redactedFacts(
  registry: RulesetRegistry,
  game: Game,
  audience: Audience,
  facts: Facts,
): GameStep["facts"] {
  const { ruleset } = registry.of(game.settings.ruleset);
  return facts.map((fact) => ruleset.redact(fact, audience)).filter((fact) => fact !== undefined) as GameStep["facts"];
}
