import type { PoolClient } from "pg";
import { Problem } from "../platform/http/problem.ts";
import { acceptedOrThrow, type Rejection, rejected } from "../platform/http/rejection.ts";
import type { IdempotentRequest } from "./appending/idempotent-request.ts";

/**
 * One kind of event stream: how its state is read, how decisions become events, and how events are written.
 * `Decided` is the decision of a command, `Step` an event with the state after it.
 */
export interface Aggregate<State, Decided, Step> {
  /** The state as this process knows it. If another process is ahead, an append fails. */
  known(id: string): Promise<State | undefined>;
  /** The state after the last stored event. */
  current(id: string): Promise<State | undefined>;
  versionOf(state: State): number;
  /** Checks that apply to every command. Returns a rejection if an event is forbidden. */
  forbids?(state: State | undefined, decided: Decided): Promise<Rejection | undefined>;
  /** The events to store, with the state after each. */
  transition(origin: Origin<State>, decided: Decided): Promise<Transition<State, Step>>;
  /** Writes the whole transition or nothing. Returns false if another writer was first, or the request was served before. */
  append(
    transition: Transition<State, Step>,
    request: IdempotentRequest | undefined,
    withinTransaction: WithinTransaction<State> | undefined,
  ): Promise<boolean>;
  /** The first version that an earlier request with this key appended, and the fingerprint of that request. */
  findServedVersion(
    id: string,
    request: IdempotentRequest,
  ): Promise<{ version: number; fingerprint: string | null } | undefined>;
}

export interface Origin<State> {
  readonly id: string;
  readonly state: State | undefined;
  /** Only for a new stream. */
  readonly secret: string | undefined;
}

export interface Transition<State, Step> {
  readonly before: State | undefined;
  readonly steps: readonly Step[];
  readonly after: State;
}

/**
 * Additional writes in the same transaction: stored if and only if the events are. A check that needs the locks of the
 * transaction throws its problem, which rolls the events back.
 */
export type WithinTransaction<State> = (client: PoolClient, after: State) => Promise<void>;

export type Decision<Decided> =
  | { readonly type: "decided"; readonly decided: Decided }
  /** Nothing to do: the state is already as requested. */
  | { readonly type: "unchanged" }
  | Rejection;

export const unchanged = { type: "unchanged" } as const;
export const decided = <Decided>(decided: Decided) => ({ type: "decided", decided }) as const;

export interface Command<State, Decided> {
  readonly id: string;
  /** The secret of the new stream that this command starts. */
  readonly secret?: string | undefined;
  /** Decides on the current state; called again if another writer was first. What it throws is a bug. */
  readonly decide: (state: State | undefined) => Promise<Decision<Decided>> | Decision<Decided>;
  readonly request?: IdempotentRequest | undefined;
  readonly withinTransaction?: WithinTransaction<State> | undefined;
}

export type Outcome<State, Step> =
  | { readonly type: "appended"; readonly state: State; readonly steps: readonly Step[] }
  | { readonly type: "unchanged"; readonly state: State | undefined }
  /** The request was served before; `version` is the first one that it appended. */
  | { readonly type: "repeated"; readonly state: State | undefined; readonly version: number }
  | Rejection;

/** Conflicts with other writers before the command fails. */
const attemptsMax = 100;

/** The only writer of events: loads the state, decides, appends, and decides again if another writer was first. */
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
    // The known state may be old: a command is rejected or unchanged only by the current state.
    if (decision.type !== "decided" && isSameVersion(aggregate, state, current)) return outcomeOf(decision, current);
    state = current;
  }
  throw new Error(`${id} has too many concurrent writers`);
}

/** The state after a command, to answer a request. Throws the problem of a rejected command. */
export function stateAfter<State>(outcome: Outcome<State, unknown>): State {
  const { state } = acceptedOrThrow(outcome);
  if (state === undefined) throw new Error("a command changed nothing and there is no state");
  return state;
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
    return (await aggregate.forbids?.(state, decision.decided)) ?? decision;
  } catch (error) {
    return { type: "failed", error: error instanceof Problem ? thrownProblem(error) : error };
  }
}

/** A thrown problem would answer the request as if it had been decided on the current state: it is a bug like any other. */
function thrownProblem(cause: Problem): Error {
  return new Error("decide threw a problem instead of returning a rejection", { cause });
}

async function earlierOutcome<State, Decided, Step>(
  aggregate: Aggregate<State, Decided, Step>,
  id: string,
  request: IdempotentRequest,
): Promise<Outcome<State, Step> | undefined> {
  const served = await aggregate.findServedVersion(id, request);
  if (served === undefined) return undefined;
  if (served.fingerprint !== request.fingerprint) return rejected("idempotency-key-reused");
  // Another process may just have served it: `current` also reads its events.
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
