import type { BotError, NewBotActivity } from "../../../stores/accounts/bot-activity-store.ts";

/** A finished request of a bot account; `problem` if it failed. */
export interface BotRequest {
  readonly operation: string;
  readonly game: string | null;
  readonly at: Date;
  readonly problem: { readonly code: string; readonly detail: string } | undefined;
}

/** Errors of one bot account that are kept until they are stored. */
const errorsMax = 50;

/** Counts the requests of bot accounts in this process until they are stored. */
export class BotActivity {
  readonly #since = new Map<string, NewBotActivity>();
  /** By account: how many moves in a row were rejected. */
  readonly #rejectedMoves = new Map<string, number>();

  /** Counts a request. Returns how many moves of this bot account in a row were rejected, with this one. */
  count(account: string, request: BotRequest): number {
    const before = this.#since.get(account) ?? { account, requests: 0, limited: 0, failed: 0, errors: [] };
    this.#since.set(account, withRequest(before, request));
    if (request.operation === "playMove") this.#countMove(account, request);
    return this.#rejectedMoves.get(account) ?? 0;
  }

  /** Returns what was counted and starts again from 0. */
  take(): readonly NewBotActivity[] {
    const taken = [...this.#since.values()];
    this.#since.clear();
    return taken;
  }

  #countMove(account: string, { problem }: BotRequest): void {
    if (problem === undefined) this.#rejectedMoves.delete(account);
    else if (isInvalidMove(problem)) this.#rejectedMoves.set(account, (this.#rejectedMoves.get(account) ?? 0) + 1);
  }

  /** After its tokens were revoked. */
  forget(account: string): void {
    this.#rejectedMoves.delete(account);
  }
}

/** Late moves are no fault of a program: others may have moved first. */
const isInvalidMove = ({ code }: { readonly code: string }) => invalidMoveCodes.includes(code);
const invalidMoveCodes: readonly string[] = ["refused", "malformed-request", "wrong-ruleset"];

function withRequest(activity: NewBotActivity, { operation, game, at, problem }: BotRequest): NewBotActivity {
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
