import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { EffortCounts } from "../domain/report/report-body.ts";
import type { Pause } from "../features/accounts/limits/throttle.ts";
import type { PasswordHashing } from "../features/accounts/passwords/password-hashing.ts";
import type { SchedulerIntervals } from "../features/clocks/clock-scheduler.ts";
import { type HttpSender, sendAnywhere, sendExternal } from "../features/notifications/delivery/http-sender.ts";
import type { Delays } from "../features/notifications/due-notifications-store.ts";
import { defaultDelays } from "../features/notifications/notifier.ts";
import { type AnswerDelay, randomDelay } from "../features/play/automatic-answers/answer-delay.ts";
import type { Environment } from "../platform/environment/environment.ts";
import type { LogTarget, TimeLimits } from "../platform/http/server.ts";
import type { Task } from "../platform/jobs/job-kind.ts";
import { type DatabaseClock, databaseClock } from "../platform/postgres/database-clock.ts";
import { rulesetRegistry } from "./rulesets.ts";

export interface AppDeps {
  readonly environment: Environment;
  /** Connects on the first request, so that the OpenAPI document can be generated without a database. */
  readonly pool: Pool;
  /** The rulesets. Tests bring their own. */
  readonly registry?: RulesetRegistry;
  /** False if other processes run the bots. */
  readonly runsBots?: boolean;
  /** How thorough reports on games are; less in tests. */
  readonly reportCounts?: EffortCounts;
  /** False if other processes run the jobs. */
  readonly runsJobs?: boolean;
  /** Additional tasks for the job runner, for tests. */
  readonly tasks?: readonly Task[];
  /** Validates every response against its schema, in tests. */
  readonly validatesResponses?: boolean;
  /** Also a move is answered only when the row of its game is written, for tests that read the database. */
  readonly answersAfterRows?: boolean;
  /** How long an operation waits for the rows of games that this process has yet to write. */
  readonly rowsWaitMs?: number;
  /** Secrets for encryption, the current one first. Without any, a key is created in the database. */
  readonly secrets?: readonly string[];
  /** Delays of notifications about turns. */
  readonly notificationDelays?: Delays;
  /** Delay of auto-replies; tests do not wait. */
  readonly answerDelay?: AnswerDelay;
  /** Sends requests to push services and webhooks; tests use receivers on this machine. */
  readonly httpSender?: HttpSender;
  /** How often the heads of followed games are compared with the database. */
  readonly headCheckMs?: number;
  /** How often clocks are checked; tests do not wait so long. */
  readonly clockIntervals?: SchedulerIntervals;
  /** Time limits for receiving requests; shorter in tests. */
  readonly timeLimits?: TimeLimits;
  /** The time of the database; it should have been measured. */
  readonly clock?: DatabaseClock;
  /** The time for games, instead of the database's time; tests change it. */
  readonly now?: () => Date;
  /** How a client waits after wrong guesses; tests do not wait. */
  readonly pauseAfterGuess?: Pause;
  /** Hashes passwords in place of scrypt; tests use a fast one. */
  readonly passwordHashing?: PasswordHashing;
  /** Where the log is written; default: standard output. */
  readonly logTo?: LogTarget;
}

/** A lost notification is noticed after at most this time. */
const defaultHeadCheckMs = 20_000;

export type AppOptions = ReturnType<typeof withDefaults>;

export function withDefaults(deps: AppDeps) {
  const { registry = rulesetRegistry, clock = databaseClock(deps.pool) } = deps;
  return {
    ...deps,
    registry,
    rulesets: registry.all.map(({ ruleset }) => ruleset.id),
    clock,
    now: deps.now ?? clock.now,
    hasLimits: deps.environment.REQUESTS_PER_MINUTE > 0,
    runsBots: deps.runsBots ?? true,
    runsJobs: deps.runsJobs ?? true,
    reportCounts: deps.reportCounts,
    tasks: deps.tasks ?? [],
    validatesResponses: deps.validatesResponses ?? false,
    answersAfterRows: deps.answersAfterRows ?? false,
    rowsWaitMs: deps.rowsWaitMs ?? 1000,
    secrets: deps.secrets ?? [],
    clockIntervals: deps.clockIntervals,
    notificationDelays: deps.notificationDelays ?? defaultDelays,
    answerDelay: deps.answerDelay ?? randomDelay,
    httpSender: deps.httpSender ?? (deps.environment.LOCAL_WEBHOOKS ? sendAnywhere : sendExternal),
    headCheckMs: deps.headCheckMs ?? defaultHeadCheckMs,
  };
}

/** The number of games waiting for players that one host can have. */
const openGamesMax = 20;

export function limitsOf({ environment, hasLimits }: AppOptions) {
  const { STREAMS_PER_ADDRESS, STREAMS_PER_ACCOUNT } = environment;
  const limit = (max: number) => (!hasLimits || max === 0 ? Number.POSITIVE_INFINITY : max);
  return {
    openGamesMax: hasLimits ? openGamesMax : Number.POSITIVE_INFINITY,
    streamLimits: { perAddress: limit(STREAMS_PER_ADDRESS), perAccount: limit(STREAMS_PER_ACCOUNT) },
  };
}
