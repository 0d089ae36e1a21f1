import type { Seat } from "@seneschal/engine";
import type { Game } from "../../../domain/game/game.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import type { LoadedStep } from "../../../event-store/loading/game-loader.ts";
import { type AutoAnswer, automaticReply, type OpenQuestion } from "../auto-replies/auto-answer.ts";
import type { AutoReplies } from "../auto-replies/auto-replies-store.ts";
import { premoveAnswer } from "../premoves/premove-answer.ts";
import type { PremoveStopReason } from "../stored-premoves.ts";

/** An answer that may not be due yet. */
export interface NextAnswer extends SeatAnswer {
  /** The version since which this is the next answer, within the steps given. Its time is drawn once for it. */
  readonly dueSince: number;
  /** Seats that wait for the answers of others and answer on their own only shortly before their deadlines; 0 if none. */
  readonly waiting: number;
}

/** What happens to the open question without a player. */
export interface AutomaticAnswers {
  /** Undefined if nothing is to be played or stopped before others have answered. */
  readonly next: NextAnswer | PremoveStop | undefined;
  /** The question, and the seats that need not answer it in person. */
  readonly answered: AnsweredQuestion | undefined;
}

export interface AnsweredQuestion {
  readonly question: number;
  readonly seats: readonly Seat[];
}

/** Premoves that cannot answer the question: they stop, and their player decides. */
export interface PremoveStop {
  readonly type: "stop";
  readonly own: AutoReplies;
  readonly reason: PremoveStopReason;
  readonly question: number;
}

interface SeatAnswer extends AutoAnswer {
  readonly type: "answer";
  /** What is stored for the seat. */
  readonly own: AutoReplies;
  readonly isPremove: boolean;
}

const nothing: AutomaticAnswers = { next: undefined, answered: undefined };

/**
 * The premove or auto-reply to play next. Default answers wait until no other answer is open and are then played in seat
 * order, so that neither order nor speed of the answers reveals who could have answered otherwise. If others do not
 * answer, they are played before the deadlines of their own seats.
 */
export function automaticAnswers(
  registry: RulesetRegistry,
  game: Game,
  recent: readonly LoadedStep[],
  autoReplies: readonly AutoReplies[],
): AutomaticAnswers {
  const question = questionOf(registry, game);
  if (question === undefined) return nothing;
  const { ruleset } = registry.of(game.settings.ruleset);
  const raising = stepRaising(registry, recent, question.number);
  const raisedBy = raising?.stored.event.type === "MovePlayed" ? raising.stored.event.seat : undefined;
  const isOnlyKindSince = (seat: Seat, version: number) =>
    game.version - version <= sinceMax &&
    recent.every((step) => step.game.version <= version || !isAskedOtherwise(registry, step.game, seat, question.kind));
  const isAmongBots = (seat: Seat) => game.seats.every(({ kind }, other) => other === seat || kind !== "person");
  const openQuestion = { ruleset, position: game.position, question, raisedBy, isOnlyKindSince, isAmongBots };
  // After an undo, the player wants to decide again.
  const isUndone = recent.at(-1)?.stored.event.type === "MovesUndone";
  const answers = question.seats
    .toSorted((one, other) => one - other)
    .map((seat) => seatAnswer(openQuestion, ownOf(game, autoReplies, seat), !isUndone));
  const stop = answers.find((answer) => answer?.type === "stop");
  const ready = answers.filter((answer) => answer?.type === "answer");
  const seats = ready.map(({ seat }) => seat);
  const raisedAt = raising?.game.version ?? recent[0]?.game.version ?? game.version;
  const next = stop ?? firstToPlay(game, ready, { raisedAt, isComplete: ready.length === answers.length });
  return { next, answered: { question: question.number, seats } };
}

interface Asked {
  /** The version that raised the question. */
  readonly raisedAt: number;
  /** Whether every seat that still has to answer does so automatically. */
  readonly isComplete: boolean;
}

function firstToPlay(game: Game, ready: readonly SeatAnswer[], asked: Asked): NextAnswer | undefined {
  const { raisedAt, isComplete } = asked;
  const other = ready.find(({ isDefault }) => !isDefault);
  if (other !== undefined) return { ...other, dueSince: raisedAt, waiting: 0 };
  const [first] = ready;
  // Another answer may just have ended the wait: this is a new time to draw.
  if (isComplete) return first && { ...first, dueSince: game.version, waiting: 0 };
  const [urgent] = ready
    .filter(({ seat }) => deadlineOf(game, seat) !== undefined)
    .toSorted((one, two) => Number(deadlineOf(game, one.seat)) - Number(deadlineOf(game, two.seat)));
  return urgent && { ...urgent, dueSince: raisedAt, waiting: ready.length };
}

function deadlineOf({ clocks }: Game, seat: Seat): number | undefined {
  const deadline = clocks[seat]?.deadline;
  return deadline == null ? undefined : Date.parse(deadline);
}

/** Premoves come first, unless an auto-reply answers a question that they are not for. */
function seatAnswer(
  openQuestion: OpenQuestion,
  own: AutoReplies | undefined,
  hasReplies: boolean,
): SeatAnswer | PremoveStop | undefined {
  if (own === undefined) return undefined;
  const { seat, premoves } = own;
  const premove = premoveAnswer(openQuestion, seat, premoves);
  if (premove?.type === "move") return { ...premove, type: "answer", seat, own, isPremove: true };
  const question = openQuestion.question.number;
  const isForPlayer = premove?.reason === "not-offered" || premoves?.stopped?.question === question;
  const reply = hasReplies && !isForPlayer ? automaticReply(openQuestion, own) : undefined;
  if (reply !== undefined) return { ...reply, type: "answer", own, isPremove: false };
  return premove && { ...premove, own, question };
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

/** Only the automatic answers of the current player on the seat count. */
function ownOf({ seats }: Game, autoReplies: readonly AutoReplies[], seat: Seat): AutoReplies | undefined {
  const occupant = seats[seat];
  if (occupant?.kind !== "person") return undefined;
  return autoReplies.find((known) => known.seat === seat && known.account === occupant.account);
}

/** The step that raised the question, not later answers to it. */
function stepRaising(registry: RulesetRegistry, recent: readonly LoadedStep[], number: number): LoadedStep | undefined {
  const first = recent.findLastIndex(({ game }) => questionOf(registry, game)?.number !== number) + 1;
  return first === 0 ? undefined : recent[first];
}
