import type { Audience } from "@seneschal/engine";
import type { Recorded } from "../../../domain/game/events.ts";
import { type Game, isOver } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { freeTakeback } from "../../../domain/game/takebacks.ts";
import type { Position, Step } from "../types.ts";

/** What one audience may know of a game. */
export function positionOf(registry: RulesetRegistry, game: Game, audience: Audience): Position {
  const { ruleset } = registry.of(game.settings.ruleset);
  const { position, phase } = game;
  const isPlaying = phase === "running" && typeof audience === "number";
  return {
    ruleset: ruleset.id,
    game: game.id,
    version: game.version,
    audience,
    question: mutable(questionOf(registry, game) ?? null),
    view: mutable(ruleset.view(position, audience)) as Position["view"],
    choices: isPlaying ? (mutable(ruleset.choices(position, audience)) as Position["choices"]) : [],
    outcome: mutable(game.outcome ?? null),
    canUndo: typeof audience === "number" && freeTakeback(game, audience) !== undefined,
    clocks: mutable(game.clocks),
    digest: game.digest,
  };
}

/** The schemas know no readonly; what is sent is never changed. */
type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value;
export function mutable<Value>(value: Value): Mutable<Value> {
  return value as Mutable<Value>;
}

type Facts = readonly { readonly type: string }[];

/** An event as an audience is told it; none for what happens in the lobby. */
export function stepOf(
  registry: RulesetRegistry,
  game: Game,
  audience: Audience,
  recorded: Recorded,
): Step | undefined {
  const { version, at, event } = recorded;
  const told = (facts: Facts) => redactedFacts(registry, game, audience, facts);
  const step = {
    version,
    at,
    seat: null,
    by: null,
    move: null,
    facts: [],
    undoneTo: null,
    consentedBy: null,
    reason: null,
  };
  switch (event.type) {
    case "GameOpened":
    case "SeatTaken":
    case "SeatLeft":
    case "ReadinessSaid":
    case "PlayerInvited":
    case "InvitationEnded":
      return undefined;
    case "GameBegan":
      return { ...step, kind: "begin", facts: told(event.facts) };
    case "MovePlayed": {
      const { seat } = event;
      const isShown = audience === seat || isOver(game);
      const move = isShown ? (event.move as Step["move"]) : null;
      // That an order answered is as private as the order.
      const by = event.by === "order" && !isShown ? "person" : event.by;
      const reason = event.ruling?.reason ?? null;
      return { ...step, kind: "move", seat, by, move, facts: told(event.facts), reason };
    }
    case "MovesUndone":
      return {
        ...step,
        kind: "undo",
        seat: event.seat,
        undoneTo: event.to,
        consentedBy: event.consentedBy === undefined ? null : [...event.consentedBy],
      };
    case "SeatResigned":
      return { ...step, kind: "resign", seat: event.seat };
    case "TimeRanOut":
      return { ...step, kind: event.isExcused ? "excused" : "time-out", seat: event.seat };
    case "ClocksShifted":
      return { ...step, kind: event.why };
    case "SeatTakenOver":
      return { ...step, kind: "substitute", seat: event.seat };
    case "BallotCast":
      return { ...step, kind: "ballot", seat: event.seat };
    case "ClockExtended":
      return { ...step, kind: "extended", seat: event.seat, reason: event.ruling.reason };
    case "SeatReplaced":
      return { ...step, kind: "replaced", seat: event.seat, reason: event.ruling.reason };
    case "GameRolledBack":
      return {
        ...step,
        kind: "rolled-back",
        undoneTo: event.to,
        consentedBy: event.consentedBy === undefined ? null : [...event.consentedBy],
        reason: event.ruling.reason,
      };
    case "GameClosed":
      return { ...step, kind: event.why === "annulled" ? "annulled" : "close", reason: event.ruling?.reason ?? null };
    case "GameFinished":
      return { ...step, kind: "finish" };
  }
}

/** Facts as an audience is told them. `game` says by which rules. */
export function redactedFacts(registry: RulesetRegistry, game: Game, audience: Audience, facts: Facts): Step["facts"] {
  const { ruleset } = registry.of(game.settings.ruleset);
  return facts.map((fact) => ruleset.redact(fact, audience)).filter((told) => told !== undefined) as Step["facts"];
}
