import type { Question, Seat, TurnLimit, Vocabulary } from "@seneschal/engine";
import type { EventOf } from "./events.ts";
import type { StoredEvent } from "./evolve.ts";
import type { Game, PlayingSeat, Shortening, Waiting } from "./game.ts";
import type { RulesetRegistry } from "./ruleset-registry.ts";
import { answerBy, openCheck, votersOf } from "./seats/presence-check.ts";
import { questionOf } from "./summary.ts";

/** A proposal to shorten a game that not all players have agreed to expires after this time. */
export const shorteningDays = 7;
const shorteningMs = shorteningDays * 24 * 60 * 60 * 1000;

/** The turn limit of a running game; undefined if its players cannot lower it. */
export function turnLimitOf(
  registry: RulesetRegistry,
  game: Game,
): ReturnType<TurnLimit<Vocabulary>["of"]> | undefined {
  if (game.phase !== "running") return undefined;
  return registry.of(game.settings.ruleset).ruleset.turnLimit?.of(game.position);
}

/** The proposal after an event. It ends when the game does, is rolled back, or reaches the proposed turn. */
export function shorteningAfter(
  registry: RulesetRegistry,
  before: Game,
  after: Game,
  { event, at }: StoredEvent,
): Shortening | undefined {
  if (event.type === "ShorteningProposed") return proposed(event, at);
  const { shortening } = before;
  if (shortening === undefined || event.type === "GameShortened" || event.type === "GameRolledBack") return undefined;
  const turn = registry.has(after.settings.ruleset) ? turnLimitOf(registry, after)?.turn : undefined;
  if (turn === undefined || turn >= shortening.last) return undefined;
  if (shortening.declinedBy !== null && turn > shortening.turn) return undefined;
  return answered(shortening, event);
}

function proposed({ seat, turn, last }: EventOf<"ShorteningProposed">, proposedAt: string): Shortening {
  return { seat, turn, last, proposedAt, agreed: [seat], declinedBy: null };
}

function answered(shortening: Shortening, event: StoredEvent["event"]): Shortening {
  if (event.type === "ShorteningAgreed") return { ...shortening, agreed: [...shortening.agreed, event.seat] };
  if (event.type === "ShorteningDeclined") return { ...shortening, declinedBy: event.seat };
  if (event.type !== "SeatTakenOver" && event.type !== "SeatReplaced") return shortening;
  // Another player has the seat, who has not agreed.
  return { ...shortening, agreed: shortening.agreed.filter((seat) => seat !== event.seat) };
}

export const expiryOfShortening = ({ proposedAt }: Shortening): string =>
  new Date(Date.parse(proposedAt) + shorteningMs).toISOString();

/** The proposal if it has neither been declined nor expired. */
export function openShortening(shortening: Shortening | null | undefined, at: string): Shortening | undefined {
  if (shortening == null || shortening.declinedBy !== null) return undefined;
  return at < expiryOfShortening(shortening) ? shortening : undefined;
}

interface Players {
  readonly seats: readonly PlayingSeat[];
  readonly waiting?: Waiting | null | undefined;
  readonly question: Pick<Question, "number" | "seats"> | null | undefined;
}

/** The seats that must agree: those of all people, except those who have not answered a presence check in time. */
export function seatsToAgree({ seats, waiting, question }: Players, at: string): readonly Seat[] {
  const check = openCheck(waiting, question);
  if (check !== undefined && answerBy(check) <= at) return votersOf(check, seats);
  return seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

/** The event that shortens the game, if all who must agree do. */
export function agreedShortening(
  registry: RulesetRegistry,
  game: Game,
  at: string,
): EventOf<"GameShortened"> | undefined {
  const shortening = openShortening(game.shortening, at);
  if (shortening === undefined) return undefined;
  const { last, agreed } = shortening;
  const voters = seatsToAgree({ ...game, question: questionOf(registry, game) }, at);
  if (!voters.every((seat) => agreed.includes(seat))) return undefined;
  const facts = registry.of(game.settings.ruleset).ruleset.turnLimit?.lowered(game.position, last) ?? [];
  return { type: "GameShortened", last, agreed: [...agreed], facts };
}
