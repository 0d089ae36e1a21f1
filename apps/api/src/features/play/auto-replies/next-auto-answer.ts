import type { Seat } from "@seneschal/engine";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import type { Step } from "../../../event-store/loading/game-loader.ts";
import { type AutoAnswer, autoAnswer } from "./auto-answer.ts";
import type { AutoReplies } from "./auto-replies-store.ts";

/** An answer whose moment may not have come yet. */
export interface NextAnswer extends AutoAnswer {
  /** The version that raised the question, as far back as is looked. */
  readonly raisedAt: number;
}

/**
 * Which answer is played next by order. What equals silence waits until no other answer is open, and then goes by seats:
 * so neither order nor speed of the answers tells who could have answered otherwise.
 */
export function nextAutoAnswer(
  registry: RulesetRegistry,
  game: Game,
  recent: readonly Step[],
  books: readonly AutoReplies[],
): NextAnswer | undefined {
  const question = questionOf(registry, game);
  // A player who took a move back wants to decide again.
  if (question === undefined || recent.at(-1)?.stored.event.type === "MovesUndone") return undefined;
  const { ruleset } = registry.of(game.settings.ruleset);
  const raising = stepRaising(registry, recent, question.number);
  const raisedBy = raising?.stored.event.type === "MovePlayed" ? raising.stored.event.seat : undefined;
  const asking = { ruleset, position: game.position, question, raisedBy };
  const answers = question.seats
    .toSorted((one, other) => one - other)
    .map((seat) => autoAnswer(asking, seat, ordersOf(game, books, seat)));
  const [first] = answers;
  const next = answers.find((answer) => answer?.isIdle === false) ?? (answers.includes(undefined) ? undefined : first);
  return next && { ...next, raisedAt: raising?.game.version ?? recent[0]?.game.version ?? game.version };
}

/** Only the auto-replies of the current player on the seat count. */
function ordersOf({ seats }: Game, books: readonly AutoReplies[], seat: Seat): AutoReplies["replies"] {
  const sitting = seats[seat];
  if (sitting?.kind !== "person") return [];
  return books.find((book) => book.seat === seat && book.account === sitting.account)?.replies ?? [];
}

/** The step that led to the question: not those by which seats have answered it since. */
function stepRaising(registry: RulesetRegistry, recent: readonly Step[], number: number): Step | undefined {
  const first = recent.findLastIndex(({ game }) => questionOf(registry, game)?.number !== number) + 1;
  return first === 0 ? undefined : recent[first];
}
