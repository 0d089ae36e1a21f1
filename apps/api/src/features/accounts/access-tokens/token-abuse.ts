import { type AbuseCause, abuseLimits, type ProgramRequest, rejectedMovesAfter } from "./program-request.ts";

/** What was wrong with the requests of a token. */
interface Faults {
  readonly rejectedMoves: number;
  /** Responses with status 429 since `hourBegan`, in milliseconds since 1970. */
  readonly limited: number;
  readonly hourBegan: number;
}

const hourMs = 60 * 60 * 1000;
/** Of more tokens than this, those whose last fault is the oldest are forgotten. */
const tokensMax = 10_000;

/** Counts the faults of programs by token, in this process. */
export class TokenAbuse {
  readonly #faults = new Map<string, Faults>();

  /** Counts a request. Returns why its token must be revoked, if it must. */
  count(token: string, request: ProgramRequest): AbuseCause | undefined {
    const now = request.at.getTime();
    const before = this.#faults.get(token) ?? { rejectedMoves: 0, limited: 0, hourBegan: now };
    const after = faultsAfter(before, request, now);
    this.#faults.delete(token);
    if (after.rejectedMoves === 0 && after.limited === 0) return undefined;
    const cause = causeIn(after);
    if (cause === undefined) this.#keep(token, after);
    return cause;
  }

  #keep(token: string, faults: Faults): void {
    this.#faults.set(token, faults);
    const [oldest] = this.#faults.keys();
    if (this.#faults.size > tokensMax && oldest !== undefined) this.#faults.delete(oldest);
  }
}

function faultsAfter(before: Faults, request: ProgramRequest, now: number): Faults {
  const isNewHour = now - before.hourBegan >= hourMs;
  const isLimited = request.problem?.code === "too-many-requests";
  return {
    rejectedMoves: rejectedMovesAfter(before.rejectedMoves, request),
    limited: (isNewHour ? 0 : before.limited) + (isLimited ? 1 : 0),
    hourBegan: isNewHour ? now : before.hourBegan,
  };
}

function causeIn({ rejectedMoves, limited }: Faults): AbuseCause | undefined {
  if (rejectedMoves >= abuseLimits.rejectedMovesInRow) return "rejected-moves";
  return limited >= abuseLimits.limitedPerHour ? "too-many-requests" : undefined;
}
