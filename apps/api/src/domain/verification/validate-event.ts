import { isRevealing, type Outcome } from "@seneschal/engine";
import type { EventOf, GameEvent, RecordedEvent } from "../game/events.ts";
import type { Game } from "../game/game.ts";
import { addedTime } from "../game/game-clocks.ts";
import { chanceOf, commitmentOf, expectedEntropyOf, schemeOf } from "../game/proof/chance.ts";
import type { RulesetRegistry } from "../game/ruleset-registry.ts";
import { undoFault } from "../game/takebacks.ts";
import { areAllReady, gameBegan, isFull } from "../game/transition.ts";
import { isSame } from "./is-same.ts";
import { faultInPresence, faultInVacating } from "./validate-presence.ts";
import { faultInShortening } from "./validate-shortening.ts";
import { validateTime } from "./validate-time.ts";

type TimedEvent = Pick<RecordedEvent, "event" | "at">;

/** Returns what is wrong with an event by the rules and chance of the game, or `undefined` if it is valid. */
export function validateEvent(
  registry: RulesetRegistry,
  before: Game | undefined,
  timed: TimedEvent,
): string | undefined {
  if (timed.event.type === "GameOpened") return before === undefined ? undefined : "a game is opened once";
  if (before === undefined) return "a game begins with its opening";
  return faultInEvent(registry, before, timed) ?? validateGuarantees(before, timed);
}

/** The guarantees of the server since scheme 2, independent of the rules of the game. */
export function validateGuarantees(before: Game, { event, at }: TimedEvent): string | undefined {
  if (schemeOf(before.settings) === 1) return undefined;
  return validateEntropy(before, event) ?? validateTime(before, event, at);
}

function faultInEvent(registry: RulesetRegistry, before: Game, { event, at }: TimedEvent): string | undefined {
  switch (event.type) {
    case "GameOpened":
      return "a game is opened once";
    case "GameBegan":
      return faultInBeginning(registry, before, event);
    case "MovePlayed":
      return faultInMove(registry, before, event);
    case "GameFinished":
      return faultInEnd(registry, before, event);
    case "MovesUndone":
      return undoFault(before, event);
    case "SeatTaken":
    case "SeatLeft":
      return before.phase === "open" ? undefined : "seats change only before the game begins";
    case "ReadinessSaid":
      return faultInReadiness(before, event);
    case "HostChanged":
      return before.phase === "open" ? undefined : "the host changes only before the game begins";
    case "PlayerInvited":
    case "InvitationEnded":
      return before.phase === "open" ? undefined : "players are invited only before the game begins";
    case "SeatResigned":
      return before.phase === "running" ? undefined : "players resign only while the game is running";
    case "SeatVacated":
      return faultInVacating(registry, before, event);
    case "PresenceCheckStarted":
    case "PresenceConfirmed":
    case "ReplacementVoteCast":
      return faultInPresence(registry, before, event);
    case "ShorteningProposed":
    case "ShorteningAgreed":
    case "ShorteningDeclined":
    case "GameShortened":
      return faultInShortening(registry, before, { event, at });
    case "TimeRanOut":
      return faultInTimeOut(before, event);
    case "SeatTakenOver":
      return before.seats[event.seat]?.kind === "caretaker" ? undefined : "nobody had left this seat";
    case "BallotCast":
      return faultInBallot(before, event);
    case "GameClosed":
      return faultInClosing(before, event);
    case "ClocksShifted":
      return faultInShift(before, event);
    case "ClockExtended":
      return before.phase === "running" ? undefined : "clocks run only while the game is running";
    case "SeatReplaced":
      return before.phase === "running" ? undefined : "seats are replaced only while the game is running";
    case "GameRolledBack":
      return faultInRollback(before, event);
  }
}

function faultInBeginning(registry: RulesetRegistry, game: Game, event: EventOf<"GameBegan">): string | undefined {
  if (game.phase !== "open") return "the game had begun";
  if (!isFull(game)) return "a seat was free";
  if (!areAllReady(game)) return "a player was not ready";
  // Clocks depend on the players' preferences, which are not in the export.
  const { clocks: _, ...begun } = event;
  return isSame(gameBegan(registry, game), begun)
    ? undefined
    : "the rules and the chance of the game give another beginning";
}

function faultInReadiness({ phase, seats }: Game, { seat }: EventOf<"ReadinessSaid">): string | undefined {
  if (phase !== "open") return "players become ready only before the game begins";
  return seats[seat]?.kind === "person" ? undefined : "no player had this seat";
}

function faultInMove(registry: RulesetRegistry, game: Game, event: EventOf<"MovePlayed">): string | undefined {
  const { ruleset } = registry.of(game.settings.ruleset);
  if (game.phase !== "running") return "the game was not being played";
  const { chance, draws } = chanceOf(game);
  const decision = ruleset.decide(game.position, event.seat, event.move, chance);
  if ("refusal" in decision) return `rule ${decision.refusal.rule} forbids this move`;
  if (draws() !== event.draws) return `chance was drawn ${event.draws} times instead of ${draws()}`;
  if (!isSame(decision.facts, event.facts)) return "the rules and the chance of the game give other facts";
  const reveals = decision.facts.some((fact) => isRevealing(ruleset, fact));
  return event.takeable === (draws() === 0 && !reveals) ? undefined : "`takeable` is wrong";
}

function faultInTimeOut({ phase, clocks }: Game, { seat }: EventOf<"TimeRanOut">): string | undefined {
  if (phase !== "running") return "clocks run only while the game is running";
  return clocks[seat]?.runsSince == null ? "the clock of this seat was not running" : undefined;
}

function faultInShift(before: Game, { clocks = [], added }: EventOf<"ClocksShifted">): string | undefined {
  if (before.phase !== "running") return "clocks run only while the game is running";
  const isRight = added === undefined || isSame(added, addedTime(before, clocks));
  return isRight ? undefined : "the added time is not by how much the deadlines moved";
}

function faultInBallot({ seats }: Game, { seat, about }: EventOf<"BallotCast">): string | undefined {
  if (seats[about]?.kind !== "caretaker") return "nobody had left this seat";
  return seats[seat]?.kind === "person" ? undefined : "only players vote";
}

function faultInRollback(game: Game, { to, consentedBy }: EventOf<"GameRolledBack">): string | undefined {
  if (game.phase !== "running") return "games are rolled back only while they are running";
  if (to >= game.version) return "the rollback does not go to an earlier version";
  const isAgreed = game.seats.every(({ kind }, seat) => kind !== "person" || consentedBy?.includes(seat));
  return consentedBy === undefined || isAgreed ? undefined : "not all players had agreed";
}

function mayClose({ phase }: Game, why: EventOf<"GameClosed">["why"]): boolean {
  if (why === "annulled") return phase !== "closed";
  const isOfRunning = why === "vote" || why === "deadline" || why === "tournament-cancelled";
  return phase === (isOfRunning ? "running" : "open");
}

function faultInClosing(game: Game, { why, secret }: EventOf<"GameClosed">): string | undefined {
  if (!mayClose(game, why)) return "the game could not be closed for this reason";
  return secret === game.secret ? undefined : "the secret is not the one that was committed to";
}

/** Whether an event records this outcome. Earlier events have the ranks, and scores in another unit for some rulesets. */
function isRecordOf(outcome: Outcome, recorded: EventOf<"GameFinished">["outcome"]): boolean {
  const isComplete = recorded.ranking.every(({ tieBreaks }) => tieBreaks !== undefined);
  return isComplete ? isSame(outcome, recorded) : isSame(outcome.ranking.map(rankIn), recorded.ranking.map(rankIn));
}

const rankIn = ({ seat, rank }: { readonly seat: number; readonly rank: number }) => ({ seat, rank });

function faultInEnd(registry: RulesetRegistry, game: Game, event: EventOf<"GameFinished">): string | undefined {
  if (game.phase !== "running") return "the game was not being played";
  const outcome = registry.of(game.settings.ruleset).ruleset.outcome(game.position);
  if (outcome === undefined || !isRecordOf(outcome, event.outcome)) return "the rules give another outcome";
  const isKept =
    event.secret === game.secret &&
    commitmentOf(schemeOf(game.settings), game.id, event.secret) === game.settings.commitment;
  return isKept ? undefined : "the secret is not the one that was committed to";
}

/** Returns what is wrong with the entropy of a seat. Entropy that no player chose must follow from the secret. */
function validateEntropy(before: Game, event: GameEvent): string | undefined {
  if (event.type !== "SeatTaken") return undefined;
  const { seat, newcomer, entropy, entropyFrom } = event;
  if (entropyFrom === "player")
    return newcomer.kind === "bot" ? "a bot gave entropy as if it were a player" : undefined;
  const isExpected = entropy === expectedEntropyOf(before, seat);
  return isExpected ? undefined : "the entropy of the server is not the one that follows from the secret";
}
