import type { Seat } from "@seneschal/engine";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import type { LoadedStep } from "../../../event-store/loading/game-loader.ts";
import { type AutoAnswer, autoAnswer } from "./auto-answer.ts";
import type { AutoReplies } from "./auto-replies-store.ts";

/** An answer that may not be due yet. */
export interface NextAnswer extends AutoAnswer {
  /** The version that raised the question, within the steps given. */
  readonly raisedAt: number;
}

/**
 * The auto-reply to play next. Default answers wait until no other answer is open and are then played in seat order, so that
 * neither order nor speed of the answers reveals who could have answered otherwise.
 */
export function nextAutoAnswer(
  registry: RulesetRegistry,
  game: Game,
  recent: readonly LoadedStep[],
  autoReplies: readonly AutoReplies[],
): NextAnswer | undefined {
  const question = questionOf(registry, game);
  // After an undo, the player wants to decide again.
  if (question === undefined || recent.at(-1)?.stored.event.type === "MovesUndone") return undefined;
  const { ruleset } = registry.of(game.settings.ruleset);
  const raising = stepRaising(registry, recent, question.number);
  const raisedBy = raising?.stored.event.type === "MovePlayed" ? raising.stored.event.seat : undefined;
  const isOnlyKindSince = (seat: Seat, version: number) =>
    game.version - version <= sinceMax &&
    recent.every((step) => step.game.version <= version || !isAskedOtherwise(registry, step.game, seat, question.kind));
  const openQuestion = { ruleset, position: game.position, question, raisedBy, isOnlyKindSince };
  const answers = question.seats
    .toSorted((one, other) => one - other)
    .map((seat) => autoAnswer(openQuestion, seat, autoRepliesAt(game, autoReplies, seat)));
  const [first] = answers;
  const next =
    answers.find((answer) => answer?.isDefault === false) ?? (answers.includes(undefined) ? undefined : first);
  return next && { ...next, raisedAt: raising?.game.version ?? recent[0]?.game.version ?? game.version };
}

/** The number of versions after which such an auto-reply ends. */
const sinceMax = 200;

/** How many of the last versions decide which auto-replies hold, if there are any that hold for a while. */
export function versionsNeeded({ version }: Game, autoReplies: readonly AutoReplies[]): number {
  const starts = autoReplies
    .flatMap(({ replies }) => replies)
    .flatMap(({ condition }) => (condition.when === "until-other-question" ? [version - condition.since] : []));
  return Math.max(0, ...starts.filter((versions) => versions <= sinceMax));
}

function isAskedOtherwise(registry: RulesetRegistry, game: Game, seat: Seat, kind: string): boolean {
  const question = questionOf(registry, game);
  return question !== undefined && question.kind !== kind && question.seats.includes(seat);
}

/** Only the auto-replies of the current player on the seat count. */
function autoRepliesAt({ seats }: Game, autoReplies: readonly AutoReplies[], seat: Seat): AutoReplies["replies"] {
  const occupant = seats[seat];
  if (occupant?.kind !== "person") return [];
  return autoReplies.find((known) => known.seat === seat && known.account === occupant.account)?.replies ?? [];
}

/** The step that raised the question, not later answers to it. */
function stepRaising(registry: RulesetRegistry, recent: readonly LoadedStep[], number: number): LoadedStep | undefined {
  const first = recent.findLastIndex(({ game }) => questionOf(registry, game)?.number !== number) + 1;
  return first === 0 ? undefined : recent[first];
}
