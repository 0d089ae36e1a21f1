import type { AddressInfo } from "node:net";
import { buildApp } from "../../../src/app.ts";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import { createRegistry, type RulesetRegistry } from "../../../src/domain/game/ruleset-registry.ts";
import type { EffortCounts } from "../../../src/domain/report/report-body.ts";
import type { Pause } from "../../../src/features/accounts/limits/throttle.ts";
import type { PasswordHashing } from "../../../src/features/accounts/passwords/password-hashing.ts";
import type { SchedulerIntervals } from "../../../src/features/clocks/clock-scheduler.ts";
import type { HttpSender } from "../../../src/features/notifications/delivery/http-sender.ts";
import type { Delays } from "../../../src/features/notifications/due-notifications-store.ts";
import type { AnswerDelay } from "../../../src/features/play/automatic-answers/answer-delay.ts";
import { readEnvironment } from "../../../src/platform/environment/environment.ts";
import type { LogTarget, TimeLimits } from "../../../src/platform/http/server.ts";
import type { Task } from "../../../src/platform/jobs/job-kind.ts";
import type { DatabaseClock } from "../../../src/platform/postgres/database-clock.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { sealedBids } from "../games/sealed-bids.fixture.ts";
import { noDelays } from "../notifications/notifier.ts";
import { fastPasswordHashing } from "./fast-password-hashing.ts";

export const testRegistry = createRegistry([...rulesetRegistry.all, sealedBids]);

export interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A report on a short game takes a moment. */
export const quickReports: EffortCounts = { playouts: 8, games: 2, checked: 2, gamesChecked: 2, draws: 2 };

interface ServerOptions {
  /** Without bots, a game that waits for a bot keeps waiting. */
  readonly runsBots?: boolean;
  /** Without jobs, nothing happens automatically. */
  readonly runsJobs?: boolean;
  readonly registry?: RulesetRegistry;
  /** Moves are answered when the rows of their games are written, so that tests can read them; the default. */
  readonly answersAfterRows?: boolean;
  /** How long an operation waits for rows that are not written yet. */
  readonly rowsWaitMs?: number;
  readonly tasks?: readonly Task[];
  readonly now?: () => Date;
  /** Games use this clock, as in production. */
  readonly clock?: DatabaseClock;
  readonly hasLimits?: boolean;
  readonly devMailbox?: boolean;
  /** Time limits for receiving requests. */
  readonly timeLimits?: TimeLimits;
  /** Further environment variables. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Delays of notifications about turns; by default none are sent. */
  readonly notificationDelays?: Delays;
  /** How often the heads of followed games are compared with the database. */
  readonly headCheckMs?: number;
  /** How often clocks are checked. */
  readonly clockIntervals?: SchedulerIntervals;
  /** How thorough reports on games are; hardly by default. */
  readonly reportCounts?: EffortCounts;
  /** Delay of auto-replies; none by default. */
  readonly answerDelay?: AnswerDelay;
  /** Hashes passwords; a fast one by default. */
  readonly passwordHashing?: PasswordHashing;
  /** Secrets for encryption. */
  readonly secrets?: readonly string[];
  /** Sends requests to push services and webhooks. */
  readonly httpSender?: HttpSender;
  /** How a client waits after wrong guesses. */
  readonly pauseAfterGuess?: Pause;
  /** Where the log is written; nowhere by default. */
  readonly logTo?: LogTarget;
}

/** A test that takes longer than a minute would otherwise find unexpected e-mails. */
const noNotifications: Delays = { ...noDelays, debounceSeconds: 1_000_000 };

/** Clocks are checked so often that no test has to wait. */
export const fastClockChecks: SchedulerIntervals = { tickMs: 20, heartbeatMs: 100 };

/** Starts a whole API on its own port with the database of the test. */
export async function startServer(
  { pool }: TestDatabase,
  {
    runsBots = true,
    runsJobs = true,
    registry = testRegistry,
    answersAfterRows = true,
    tasks = [],
    clock,
    now = clock?.now ?? (() => new Date()),
    hasLimits = false,
    devMailbox = false,
    variables = {},
    notificationDelays = noNotifications,
    answerDelay = () => 0,
    reportCounts = quickReports,
    ...given
  }: ServerOptions = {},
): Promise<TestServer> {
  const environment = readEnvironment({
    LOG_LEVEL: process.env.TEST_LOG ?? "silent",
    REQUESTS_PER_MINUTE: hasLimits ? "1200" : "0",
    DEV_MAILBOX: String(devMailbox),
    ...variables,
  });
  const app = await buildApp({
    environment,
    pool,
    registry,
    answersAfterRows,
    runsBots,
    runsJobs,
    tasks,
    validatesResponses: true,
    now,
    ...(clock && { clock }),
    notificationDelays,
    answerDelay,
    reportCounts,
    passwordHashing: fastPasswordHashing,
    ...given,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
