import type { BotError, NewBotActivity } from "../../../stores/accounts/bot-activity-store.ts";
import { type ProgramRequest, rejectedMovesAfter } from "../access-tokens/program-request.ts";

/** Errors of one bot account that are kept until they are stored. */
const errorsMax = 50;

/** Counts the requests of bot accounts in this process until they are stored. */
export class BotActivity {
  readonly #since = new Map<string, NewBotActivity>();
  /** By account: how many moves in a row were rejected. */
  readonly #rejectedMoves = new Map<string, number>();

  /** Counts a request. Returns how many moves of this bot account in a row were rejected, with this one. */
  count(account: string, request: ProgramRequest): number {
    const before = this.#since.get(account) ?? { account, requests: 0, limited: 0, failed: 0, errors: [] };
    this.#since.set(account, withRequest(before, request));
    const rejected = rejectedMovesAfter(this.#rejectedMoves.get(account) ?? 0, request);
    if (rejected === 0) this.#rejectedMoves.delete(account);
    else this.#rejectedMoves.set(account, rejected);
    return rejected;
  }

  /** Returns what was counted and starts again from 0. */
  take(): readonly NewBotActivity[] {
    const taken = [...this.#since.values()];
    this.#since.clear();
    return taken;
  }

  /** After its tokens were revoked. */
  forget(account: string): void {
    this.#rejectedMoves.delete(account);
  }
}

function withRequest(activity: NewBotActivity, { operation, game, at, problem }: ProgramRequest): NewBotActivity {
  const counted = { ...activity, requests: activity.requests + 1 };
  if (problem === undefined) return counted;
  const error: BotError = { at, operation, game, ...problem };
  const isLimited = problem.code === "too-many-requests";
  return {
    ...counted,
    limited: activity.limited + (isLimited ? 1 : 0),
    failed: activity.failed + (isLimited ? 0 : 1),
    errors: activity.errors.length < errorsMax ? [...activity.errors, error] : activity.errors,
  };
}
