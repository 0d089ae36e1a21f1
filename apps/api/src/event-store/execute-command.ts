import type { PoolClient } from "pg";
import { Problem } from "../platform/http/problem.ts";
import type { IdempotentRequest } from "./appending/idempotent-request.ts";

/**
 * One kind of event stream: how its state is read, how events follow from what was decided, and how they are written.
 * `Decided` is what a command decides, `Step` an event with what it led to.
 */
export interface Aggregate<State, Decided, Step> {
  /** The state as this process knows it. Another process may be ahead: then an append is lost. */
  known(id: string): Promise<State | undefined>;
  /** The state after the last stored event. */
  current(id: string): Promise<State | undefined>;
  versionOf(state: State): number;
  /** Checks that hold for every command, whatever it is. */
  forbids?(state: State | undefined, decided: Decided): Promise<Problem | undefined>;
  /** The events to store, with the state after each. */
  transition(origin: Origin<State>, decided: Decided): Promise<Transition<State, Step>>;
  /** Writes all of it or nothing. False: another was first, or the request was served before. */
  append(
    transition: Transition<State, Step>,
    request: IdempotentRequest | undefined,
    withinTransaction: WithinTransaction<State> | undefined,
  ): Promise<boolean>;
  /** The first version that an earlier request with this key made, and what that one asked for. */
  findServedVersion(
    id: string,
    request: IdempotentRequest,
  ): Promise<{ version: number; fingerprint: string | null } | undefined>;
}

export interface Origin<State> {
  readonly id: string;
  readonly state: State | undefined;
  /** Of a stream that begins. */
  readonly secret: string | undefined;
}

export interface Transition<State, Step> {
  readonly before: State | undefined;
  readonly steps: readonly Step[];
  readonly after: State;
}

/** What else is written in the same transaction: it exists if, and only if, the events do. */
export type WithinTransaction<State> = (client: PoolClient, after: State) => Promise<void>;

export type Decision<Decided> =
  | { readonly type: "decided"; readonly decided: Decided }
  /** Nothing to do: the state is as the command wants it. */
  | { readonly type: "unchanged" }
  | { readonly type: "rejected"; readonly problem: Problem };

export const unchanged = { type: "unchanged" } as const;
export const rejected = (problem: Problem) => ({ type: "rejected", problem }) as const;
export const decided = <Decided>(decided: Decided) => ({ type: "decided", decided }) as const;

export interface Command<State, Decided> {
  readonly id: string;
  /** The secret of a stream that this command begins. */
  readonly secret?: string | undefined;
  /** Decides on the state, again if another writer was first. A thrown problem rejects the command as well. */
  readonly decide: (state: State | undefined) => Promise<Decision<Decided>> | Decision<Decided>;
  readonly request?: IdempotentRequest | undefined;
  readonly withinTransaction?: WithinTransaction<State> | undefined;
}

export type Outcome<State, Step> =
  | { readonly type: "appended"; readonly state: State; readonly steps: readonly Step[] }
  | { readonly type: "unchanged"; readonly state: State | undefined }
  /** The same request was served before: its first version. */
  | { readonly type: "repeated"; readonly state: State | undefined; readonly version: number }
  | { readonly type: "rejected"; readonly problem: Problem };

/** How often other writers may be first before something must be wrong. */
const attemptsMax = 100;

/** The only way in which anything changes: loads the state, decides, appends, and decides again if another was first. */
export async function executeCommand<State, Decided, Step>(
  aggregate: Aggregate<State, Decided, Step>,
  command: Command<State, Decided>,
): Promise<Outcome<State, Step>> {
  const { id, secret, request, withinTransaction } = command;
  let state = secret === undefined ? await aggregate.known(id) : undefined;
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const decision = await decisionOn(aggregate, command, state);
    if (decision.type === "decided") {
      const transition = await aggregate.transition({ id, state, secret }, decision.decided);
      if (await aggregate.append(transition, request, withinTransaction)) {
        return { type: "appended", state: transition.after, steps: transition.steps };
      }
    }
    const earlier = request && (await earlierOutcome(aggregate, id, request));
    if (earlier !== undefined) return earlier;
    const current = await aggregate.current(id);
    // The known state may have been old: only the current one decides that a command is rejected or changes nothing.
    if (decision.type !== "decided" && isSameVersion(aggregate, state, current)) return outcomeOf(decision, current);
    state = current;
  }
  throw new Error(`${id} has too many concurrent writers`);
}

/** Throws the problem of a rejected command. */
export function assertAccepted(outcome: Outcome<unknown, unknown>): void {
  if (outcome.type === "rejected") throw outcome.problem;
}

/** The state after a command. Throws the problem of a rejected one. */
export function stateAfter<State>(outcome: Outcome<State, unknown>): State {
  if (outcome.type === "rejected") throw outcome.problem;
  if (outcome.state === undefined) throw new Error("a command changed nothing where nothing is");
  return outcome.state;
}

type Failed = { readonly type: "failed"; readonly error: unknown };

async function decisionOn<State, Decided, Step>(
  aggregate: Aggregate<State, Decided, Step>,
  { decide }: Command<State, Decided>,
  state: State | undefined,
): Promise<Decision<Decided> | Failed> {
  try {
    const decision = await decide(state);
    if (decision.type !== "decided") return decision;
    const problem = await aggregate.forbids?.(state, decision.decided);
    return problem === undefined ? decision : rejected(problem);
  } catch (error) {
    return error instanceof Problem ? rejected(error) : { type: "failed", error };
  }
}

async function earlierOutcome<State, Decided, Step>(
  aggregate: Aggregate<State, Decided, Step>,
  id: string,
  request: IdempotentRequest,
): Promise<Outcome<State, Step> | undefined> {
  const served = await aggregate.findServedVersion(id, request);
  if (served === undefined) return undefined;
  if (served.fingerprint !== request.fingerprint) return rejected(new Problem("idempotency-key-reused"));
  // Another process may have served it a moment ago: this reads what it wrote.
  return { type: "repeated", state: await aggregate.current(id), version: served.version };
}

function isSameVersion<State>(
  aggregate: Pick<Aggregate<State, never, never>, "versionOf">,
  one: State | undefined,
  other: State | undefined,
): boolean {
  return (one && aggregate.versionOf(one)) === (other && aggregate.versionOf(other));
}

function outcomeOf<State>(decision: Exclude<Decision<never>, { type: "decided" }> | Failed, state: State | undefined) {
  switch (decision.type) {
    case "unchanged":
      return { type: "unchanged", state } as const;
    case "rejected":
      return decision;
    case "failed":
      throw decision.error;
  }
}
