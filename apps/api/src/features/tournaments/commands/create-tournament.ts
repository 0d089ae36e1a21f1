import { randomBytes, randomUUID } from "node:crypto";
import type { tournaments as schemas } from "@seneschal/schema";
import {
  type AppliedEvents,
  applyEvents,
  decide,
  faultsInPlan,
  isRefusal,
  pairingRevision,
  type TournamentEvent,
  tournamentCommitmentOf,
} from "@seneschal/tournament";
import { isFixedPace, usualDeadlines } from "../../../domain/clocks/time-controls.ts";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { deterministicUuid, requestOf } from "../../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand, stateAfter, type WithinTransaction } from "../../../event-store/execute-command.ts";
import { acceptedOrThrow, isRejected, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { profileOf } from "../../../stores/accounts/profiles-store.ts";
import type { TournamentDeps } from "../types.ts";
import { rejectedAs } from "./execute-tournament-command.ts";
import { tournamentContext } from "./tournament-context.ts";

interface Creation {
  /** Actions of the director that are performed with the creation: all of them, or nothing is created. */
  readonly actions?: readonly schemas.TournamentAction[];
  readonly key?: string | undefined;
  readonly withinTransaction?: WithinTransaction<StoredTournament>;
}

/** Creates a tournament with a secret for its random draws. Only its director can see it at first. */
export async function createTournament(
  deps: TournamentDeps,
  director: string,
  plan: schemas.Plan,
  { actions: acts = [], key, withinTransaction }: Creation,
): Promise<StoredTournament> {
  const sound = await withDeadlines(deps, director, acceptedOrThrow(checkedPlan(deps, plan)));
  const request = requestOf(director, key, ["tournament", plan, ...acts]);
  const id = key === undefined ? randomUUID() : deterministicUuid("seneschal/tournament", director, key);
  const secret = randomBytes(32).toString("hex");
  const scheme = 2;
  const commitment = tournamentCommitmentOf({ id, secret, scheme });
  const revision = pairingRevision;
  const created = { type: "TournamentCreated", plan: sound, director, commitment, scheme, revision } as const;
  const outcome = await executeCommand(deps.store, {
    id,
    secret,
    request,
    withinTransaction,
    async decide(stored) {
      if (stored !== undefined) throw new Error(`the new tournament ${id} exists already`);
      const whole = await createdTransition(deps, { created, secret }, acts);
      return isRejected(whole) ? whole : decided(whole);
    },
  });
  return stateAfter(outcome);
}

type Created = Extract<TournamentEvent, { type: "TournamentCreated" }>;

/** The transition that creates a tournament and performs the first actions of its director. */
async function createdTransition(
  deps: TournamentDeps,
  { created, secret }: { readonly created: Created; readonly secret: string },
  acts: readonly schemas.TournamentAction[],
): Promise<AppliedEvents | Rejection> {
  const { director: by } = created;
  let whole = applyEvents(undefined, [created], by, await tournamentContext(deps, secret, undefined));
  for (const act of acts) {
    const { recorded, after: tournament } = whole;
    const context = await tournamentContext(deps, secret, tournament);
    const events = decide({ tournament, by, context }, act);
    if (isRefusal(events)) return rejectedAs(events);
    const next = applyEvents(tournament, events, by, context);
    whole = { recorded: [...recorded, ...next.recorded], after: next.after };
  }
  return whole;
}

/** The settings with the options parsed by the ruleset. Rejected as `malformed-request` if they cannot be played. */
export function checkedPlan(
  { registry }: Pick<TournamentDeps, "registry">,
  plan: schemas.Plan,
): schemas.Plan | Rejection {
  const { ruleset, schema } = registry.of(plan.ruleset);
  const options = schema.options.safeParse(plan.options);
  const unread = (options.error?.issues ?? []).map(({ path, message }) => ({
    path: ["body/plan/options", ...path].join("/"),
    message,
  }));
  const { min, max } = ruleset.seats;
  const unseated = plan.stages.flatMap(({ sizes }, place) =>
    sizes.least < min || sizes.most > max
      ? [{ path: `body/plan/stages/${place}/sizes`, message: `from ${min} to ${max}` }]
      : [],
  );
  const paired = plan.stages.flatMap((stage, place) =>
    min > 2
      ? fieldsForTwo(stage).map((field) => ({ path: `body/plan/stages/${place}/${field}`, message: needsPairs }))
      : [],
  );
  const unplayable = faultsInPlan(plan).map(({ path, message }) => ({ path: `body/plan/${path}`, message }));
  const errors = [...unread, ...unseated, ...paired, ...unplayable];
  if (errors.length > 0)
    return rejected("malformed-request", "This tournament cannot be played; `errors` gives the reasons.", { errors });
  return { ...plan, options: options.data as schemas.Plan["options"] };
}

/** The settings with the usual deadlines in the time zone of the director, if the time control has any and none are set. */
export async function withDeadlines(
  { pool }: Pick<TournamentDeps, "pool">,
  director: string,
  plan: schemas.Plan,
): Promise<schemas.Plan> {
  if (!isFixedPace(plan.pace) || plan.fixedDeadlines !== undefined) return plan;
  const { timeZone } = await profileOf(pool, director);
  const { times } = usualDeadlines(plan.pace, timeZone);
  return { ...plan, fixedDeadlines: { times: [...times], timeZone } };
}

const needsPairs = "This game has no tables of two players, as play-offs need.";

/** The settings of a stage that need a game for two players. */
const fieldsForTwo = (stage: schemas.Stage): readonly string[] =>
  (["playOffs", "promotionPlayOffs"] as const).filter((name) => name in stage && stage[name as never] === true);
