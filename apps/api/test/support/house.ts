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
  /** Without bots at work, a game that waits for them waits. */
  readonly botsWork?: boolean;
  /** Without jobs at work, nothing happens by itself. */
  readonly jobsWork?: boolean;
  readonly registry?: RulesetRegistry;
  readonly tasks?: readonly Task[];
  readonly now?: () => Date;
  /** Games go by this clock, as they do in earnest. */
  readonly clock?: DatabaseClock;
  readonly hasLimits?: boolean;
  readonly outboxPage?: boolean;
  /** How long a request may take to arrive. */
  readonly patience?: Patience;
  /** Whatever else stands in the environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** How soon what happened is told by itself: never, unless the test wishes so. */
  readonly turnPauses?: Pauses;
  /** How often the heads of what is followed are compared with the database. */
  readonly headCheckMilliseconds?: number;
  /** How often clocks are looked at. */
  readonly watchIntervals?: WatchIntervals;
  /** How long standing orders wait: not at all, if it is not said. */
  readonly answerDelay?: AnswerDelay;
  /** What seals secrets. */
  readonly secrets?: readonly string[];
  /** How devices and webhooks are reached. */
  readonly reach?: HttpSender;
  /** How those wait who have guessed wrong. */
  readonly pause?: Pause;
  /** Where the log goes; by itself there is none. */
  readonly logTo?: LogTarget;
}

/** A test that takes longer than the usual minute would find mails that nobody there asked for. */
const never: Pauses = { debounceSeconds: 1_000_000, away: 90 };

/** Clocks are looked at so often that no test waits for it. */
export const watchesClosely: WatchIntervals = { lookMilliseconds: 20, beatMilliseconds: 100 };

/** A whole API on a port of its own, over the database of the test. */
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
    OUTBOX_PAGE: String(outboxPage),
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
