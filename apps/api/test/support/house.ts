import type { AddressInfo } from "node:net";
import { buildApp } from "../../src/app.ts";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { createRegistry, type RulesetRegistry } from "../../src/domain/game/ruleset-registry.ts";
import type { Pause } from "../../src/features/accounts/throttle.ts";
import type { WatchIntervals } from "../../src/features/clocks/clock-scheduler.ts";
import type { HttpSender } from "../../src/features/notifications/delivery/http-sender.ts";
import type { Pauses } from "../../src/features/notifications/due-notifications-store.ts";
import type { AnswerDelay } from "../../src/features/play/auto-replies/answer-delay.ts";
import { readEnvironment } from "../../src/platform/environment/environment.ts";
import type { LogTarget, Patience } from "../../src/platform/http/server.ts";
import type { Task } from "../../src/platform/jobs/job-kind.ts";
import type { DatabaseClock } from "../../src/platform/postgres/database-clock.ts";
import { sealedBids } from "./sealed-bids.toy.ts";
import type { TestDatabase } from "./test-database.ts";

export const testRegister = createRegistry([...rulesetRegistry.all, sealedBids]);

export interface House {
  readonly url: string;
  close(): Promise<void>;
}

interface Wishes {
  /** Without bots, a game that waits for a bot keeps waiting. */
  readonly botsWork?: boolean;
  /** Without jobs, nothing happens automatically. */
  readonly jobsWork?: boolean;
  readonly registry?: RulesetRegistry;
  readonly tasks?: readonly Task[];
  readonly now?: () => Date;
  /** Games use this clock, as in production. */
  readonly clock?: DatabaseClock;
  readonly hasLimits?: boolean;
  readonly outboxPage?: boolean;
  /** Time limits for receiving requests. */
  readonly patience?: Patience;
  /** Further environment variables. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Delays of notifications about turns; by default none are sent. */
  readonly turnPauses?: Pauses;
  /** How often the heads of followed games are compared with the database. */
  readonly headCheckMilliseconds?: number;
  /** How often clocks are checked. */
  readonly watchIntervals?: WatchIntervals;
  /** Delay of auto-replies; none by default. */
  readonly answerDelay?: AnswerDelay;
  /** Secrets for encryption. */
  readonly secrets?: readonly string[];
  /** Sends requests to push services and webhooks. */
  readonly reach?: HttpSender;
  /** How a client waits after wrong guesses. */
  readonly pause?: Pause;
  /** Where the log is written; nowhere by default. */
  readonly logTo?: LogTarget;
}

/** A test that takes longer than a minute would otherwise find unexpected e-mails. */
const never: Pauses = { debounceSeconds: 1_000_000, away: 90 };

/** Clocks are checked so often that no test has to wait. */
export const watchesClosely: WatchIntervals = { tickMilliseconds: 20, heartbeatMilliseconds: 100 };

/** Starts a whole API on its own port with the database of the test. */
export async function openHouse(
  { pool }: TestDatabase,
  {
    botsWork = true,
    jobsWork = true,
    registry = testRegister,
    tasks = [],
    clock,
    now = clock?.now ?? (() => new Date()),
    hasLimits = false,
    outboxPage = false,
    variables = {},
    turnPauses = never,
    answerDelay = () => 0,
    ...given
  }: Wishes = {},
): Promise<House> {
  const environment = readEnvironment({
    LOG_LEVEL: process.env.TEST_LOG ?? "silent",
    REQUESTS_PER_MINUTE: hasLimits ? "1200" : "0",
    DEV_MAILBOX: String(outboxPage),
    ...variables,
  });
  const app = await buildApp({
    environment,
    pool,
    registry,
    botsWork,
    jobsWork,
    tasks,
    answersAreChecked: true,
    now,
    ...(clock && { clock }),
    turnPauses,
    answerDelay,
    ...given,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
