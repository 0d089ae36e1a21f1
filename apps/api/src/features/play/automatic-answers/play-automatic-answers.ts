import type { Game } from "../../../domain/game/game.ts";
import { questionOf } from "../../../domain/game/summary.ts";
import { decided, executeCommand, stateAfter, unchanged } from "../../../event-store/execute-command.ts";
import { isRejected } from "../../../platform/http/rejection.ts";
import {
  type AutoReplies,
  autoRepliesIn,
  autoReplyTime,
  clearAutoReplyTime,
  markEvaluated,
} from "../auto-replies/auto-replies-store.ts";
import type { PlayerSeat } from "../drafts/drafts-store.ts";
import { decideMove } from "../moves/decide-move.ts";
import { interruptionOf } from "../premoves/interruption.ts";
import { PremovesChanged, stopPremoves, storePlayed } from "../premoves/premoves-store.ts";
import { afterFirst } from "../stored-premoves.ts";
import type { PlayDeps } from "../types.ts";
import { beforeDeadline, presentAfterAnswer } from "./answer-delay.ts";
import { automaticAnswers, type NextAnswer, type PremoveStop, versionsNeeded } from "./next-automatic-answer.ts";

/** The number of steps that are searched for the move that raised a question. */
const recentMax = 16;
/** Limits auto-replies that answer each other endlessly. The next move of a person starts them again. */
const movesMax = 100;

export interface AutomaticAnswersPlayed {
  /** Whether the game has any auto-replies or premoves. */
  readonly hasAutoReplies: boolean;
  /** When the next answer is due, if one is scheduled. */
  readonly next?: Date;
}

/** Plays all premoves and auto-replies that are due. */
export async function playAutomaticAnswers(
  deps: PlayDeps,
  id: string,
  isStopped: () => boolean,
): Promise<AutomaticAnswersPlayed> {
  const { store, pool } = deps;
  let game = await store.current(id);
  for (let moves = 0; game !== undefined && !isStopped(); moves++) {
    const autoReplies = await autoRepliesIn(pool, id);
    if (autoReplies.length === 0 || game.phase !== "running") return { hasAutoReplies: false };
    const { head, answer, answered } = await nextAt(deps, game, autoReplies);
    game = head;
    if (answer?.type === "stop") {
      await stopPremoves(pool, holderOf(game, answer), stoppedBy(answer));
      continue;
    }
    if (moves >= movesMax) {
      await markEvaluated(pool, { game: id, version: game.version }, autoReplies);
      return { hasAutoReplies: true };
    }
    const next = answer && (await answerTimeFor(deps, game, answer));
    if (answer === undefined || next === undefined || next > deps.now()) {
      const evaluated = { game: id, version: game.version, answered, waiting: answer?.seat };
      await markEvaluated(pool, evaluated, autoReplies);
      return { hasAutoReplies: true, ...(next && { next }) };
    }
    game = await afterAnswer(deps, game, answer);
  }
  return { hasAutoReplies: true };
}

/** The answer to play next, at the last version of the game. */
async function nextAt(deps: PlayDeps, known: Game, autoReplies: readonly AutoReplies[]) {
  const { store, registry } = deps;
  const searched = Math.max(recentMax, versionsNeeded(known, autoReplies));
  const recent = await store.stepsAfter(known.id, Math.max(0, known.version - searched), searched);
  const last = recent.at(-1)?.game;
  // Another process has moved on: use its state.
  const head = last !== undefined && last.version > known.version ? last : known;
  const { next, answered } = automaticAnswers(registry, head, recent, autoReplies);
  return { head, answered, answer: next && (await unlessInterrupted(deps, head, next)) };
}

async function unlessInterrupted(deps: PlayDeps, game: Game, answer: NextAnswer | PremoveStop) {
  const { own } = answer;
  if (own.premoves === undefined || (answer.type === "answer" && !answer.isPremove)) return answer;
  const reason = await interruptionOf(deps, holderOf(game, answer), own.premoves);
  const question = questionOf(deps.registry, game)?.number;
  return reason === undefined || question === undefined ? answer : ({ type: "stop", own, reason, question } as const);
}

function stoppedBy({ own, reason, question }: PremoveStop) {
  if (own.premoves === undefined) throw new Error(`seat ${own.seat} has no premoves to stop`);
  return { revision: own.revision, premoves: { ...own.premoves, stopped: { reason, question } } };
}

function holderOf({ id }: Game, { own: { seat, account } }: Pick<NextAnswer, "own">): PlayerSeat {
  return { game: id, seat, account };
}

/** Drawn when the answer is first evaluated, and stored: a crash does not change its time. */
function answerTimeFor(deps: PlayDeps, game: Game, answer: NextAnswer) {
  const now = deps.now();
  const { waiting, seat, dueSince } = answer;
  const clock = game.clocks[seat];
  const delay = deps.answerDelay({ control: game.settings.clock, clock, now });
  const at =
    waiting > 0 && clock?.deadline != null
      ? beforeDeadline(delay, { deadline: new Date(clock.deadline), now, waiting })
      : new Date(now.getTime() + delay);
  return autoReplyTime(deps.pool, holderOf(game, answer), dueSince, at);
}

/** The game after the answer, or after the events that came before it. */
async function afterAnswer(deps: PlayDeps, game: Game, answer: NextAnswer): Promise<Game | undefined> {
  const { id, version } = game;
  const { seat, move, own, isPremove } = answer;
  const holder = holderOf(game, answer);
  try {
    const outcome = await executeCommand(deps.games, {
      id,
      // The answer was chosen for this version. If the game has moved on, it is chosen again.
      decide(current) {
        if (current?.version !== version) return unchanged;
        const decision = decideMove(deps.registry, { game: current, seat, move, by: "order" });
        return isRejected(decision) ? decision : decided([decision]);
      },
      async withinTransaction(client, after) {
        const presentUntil = presentAfterAnswer(deps.now());
        if (!isPremove || own.premoves === undefined) return clearAutoReplyTime(client, holder, presentUntil);
        const premoves = afterFirst(own.premoves, after.version);
        await storePlayed(client, holder, { premoves, revision: own.revision, presentUntil });
      },
    });
    return stateAfter(outcome);
  } catch (error) {
    // Its player changed them at the same moment: the move is not stored, and the next answer is chosen again.
    if (error instanceof PremovesChanged) return deps.store.current(id);
    throw error;
  }
}
