import type { Pool } from "pg";
import { type Games, gameRoutes } from "./composition/games.ts";
import { housekeeping } from "./composition/housekeeping-store.ts";
import { rulesetRegistry } from "./composition/rulesets.ts";
import { openTournaments } from "./composition/tournaments.ts";
import type { RulesetRegistry } from "./domain/game/ruleset-registry.ts";
import { type Accounts, openAccounts } from "./features/accounts/accounts.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import type { Pause } from "./features/accounts/throttle.ts";
import { appointFirst } from "./features/admin/grant-role.ts";
import { deskRoutes } from "./features/admin/routes.ts";
import { choreTask } from "./features/admin/system/maintenance-task.ts";
import { takeSamples } from "./features/admin/system/sampling.ts";
import type { WatchIntervals } from "./features/clocks/clock-scheduler.ts";
import { devMailboxRoutes } from "./features/email/dev-mailbox-routes.ts";
import { openPostOffice } from "./features/email/mailer.ts";
import { createNotifications } from "./features/notifications/create-notifications.ts";
import { scheduleAttempt } from "./features/notifications/delivery/enqueue-delivery.ts";
import { type HttpSender, sendExternal } from "./features/notifications/delivery/http-sender.ts";
import type { Pauses } from "./features/notifications/due-notifications-store.ts";
import { keepPresences } from "./features/notifications/notice-store.ts";
import { usualPauses } from "./features/notifications/notices.ts";
import { type AnswerDelay, drawnDelay } from "./features/play/auto-replies/answer-delay.ts";
import { ratingFileRoutes } from "./features/ratings/file-routes.ts";
import { rateAnew, ratingTask } from "./features/ratings/rating/rating-task.ts";
import { ratingRoutes } from "./features/ratings/routes.ts";
import { operatorIn, setupRoutes } from "./features/setup/routes.ts";
import { rebuildTournamentsOneByOne } from "./features/tournaments/rebuild-tournaments-store.ts";
import { reencryptAll } from "./platform/encryption/reencrypt-all.ts";
import { type LoadSecretBox, secretBoxLoader } from "./platform/encryption/secret-box-loader.ts";
import type { Environment } from "./platform/environment/environment.ts";
import { isWriteRejected } from "./platform/http/database-faults.ts";
import { limitHalfOpen } from "./platform/http/guards/half-open.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { measure } from "./platform/http/metrics.ts";
import { problemKindRoutes } from "./platform/http/problem-kinds.ts";
import { registerPlugins } from "./platform/http/register-plugins.ts";
import { createServer, type LogTarget, type Patience, type Server } from "./platform/http/server.ts";
import { onServerLifetime } from "./platform/http/server-lifetime.ts";
import type { Task } from "./platform/jobs/job-kind.ts";
import { startJobRunner } from "./platform/jobs/job-runner.ts";
import { type DatabaseClock, databaseClock } from "./platform/postgres/database-clock.ts";
import { createListener } from "./platform/postgres/notification-listener.ts";
import { writeHealth } from "./platform/postgres/write-health.ts";
import { standingOfAccount } from "./read-models/account-standing-queries.ts";
import { companionOf } from "./read-models/companions-store.ts";
import { countAdministrators } from "./read-models/roles-store.ts";

export interface Deps {
  readonly environment: Environment;
  /** Connects on the first request, so that the OpenAPI document can be generated without a database. */
  readonly pool: Pool;
  /** The rulesets. Tests bring their own. */
  readonly registry?: RulesetRegistry;
  /** False if other processes run the bots. */
  readonly botsWork?: boolean;
  /** False if other processes run the jobs. */
  readonly jobsWork?: boolean;
  /** Additional tasks for the job runner, for tests. */
  readonly tasks?: readonly Task[];
  /** Validates every response against its schema, in tests. */
  readonly answersAreChecked?: boolean;
  /** Secrets for encryption, the current one first. Without any, a key is created in the database. */
  readonly secrets?: readonly string[];
  /** Delays of notifications about turns. */
  readonly turnPauses?: Pauses;
  /** Delay of auto-replies; tests do not wait. */
  readonly answerDelay?: AnswerDelay;
  /** Sends requests to push services and webhooks; tests use receivers on this machine. */
  readonly reach?: HttpSender;
  /** How often the heads of followed games are compared with the database. */
  readonly headCheckMilliseconds?: number;
  /** How often clocks are checked; tests do not wait so long. */
  readonly watchIntervals?: WatchIntervals;
  /** Time limits for receiving requests; shorter in tests. */
  readonly patience?: Patience;
  /** The time of the database; it should have been measured. */
  readonly clock?: DatabaseClock;
  /** The time for games, instead of the database's time; tests change it. */
  readonly now?: () => Date;
  /** How a client waits after wrong guesses; tests do not wait. */
  readonly pause?: Pause;
  /** Where the log is written; default: standard output. */
  readonly logTo?: LogTarget;
}

/** Builds the API: registers every plugin and feature, in order. */
export async function buildApp(deps: Deps): Promise<Server> {
  const { environment, pool, registry = rulesetRegistry, botsWork = true, jobsWork = true, tasks = [] } = deps;
  const { answersAreChecked = false, turnPauses = usualPauses, reach = sendExternal } = deps;
  const { clock = databaseClock(pool), now = clock.now, answerDelay = drawnDelay } = deps;
  const { headCheckMilliseconds = usualHeadCheckMilliseconds } = deps;
  const site = environment.SITE_URL;
  const chronicle: Games["chronicle"] = (since, language) => games.chronicle(since, language);
  const server = createServer(environment, { logTo: deps.logTo, patience: deps.patience });
  if (environment.REQUESTS_PER_MINUTE > 0) limitHalfOpen(server, halfOpenLimit(environment));
  const hasLimits = environment.REQUESTS_PER_MINUTE > 0;
  const post = openPostOffice({ pool, site, chronicle, ...mailOf(environment) });
  const loadSecretBox = secretBoxLoader(pool, deps.secrets ?? []);
  const accounts = openAccounts({
    pool,
    post: post.post,
    loadSecretBox,
    now: clock.now,
    hasLimits,
    pause: deps.pause,
    leaveSeat: (account, sitting) => games.leaveSeat(account, sitting),
    leaveTournaments: (account) => tournaments.leave(account),
    declineInvitation: (account, game) => games.declineInvitation(account, game),
  });
  await registerPlugins(server, environment, {
    accountOfToken: accounts.sessions.accountOfToken,
    companionOf: async (account, companion) => {
      const found = await companionOf(pool, account, companion);
      return found && { ...found, ...(await standingOfAccount(pool, found.id)) };
    },
  });
  measure(server, {
    databaseConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    clockAheadSeconds: () => clock.aheadMilliseconds / 1000,
  });
  clock.watch((changed) => tellOfClock(server, changed));
  const writes = writeHealth(pool);
  healthRoutes(server, { databaseServes: writes.check, writeRejected: writes.noteRejected });
  problemKindRoutes(server);
  const hasDevMailbox = environment.DEV_MAILBOX && post.keepsMails;
  devMailboxRoutes(server, post, { isShown: hasDevMailbox, isByOperator: operatorIn(pool) });
  setupRoutes(server, {
    pool,
    hasDevMailbox,
    hasAdministrator: async () => (await countAdministrators(pool)) > 0,
    appointFirst: (account) => appointFirst(pool, account, now()),
  });
  const notificationListener = createListener(pool, (error) =>
    server.log.warn({ err: error }, "What other processes tell was not heard"),
  );
  const games = gameRoutes(server, {
    pool,
    notificationListener,
    onError(error) {
      if (isWriteRejected(error)) writes.noteRejected();
      server.log.error({ err: error }, "Behind the requests something failed");
    },
    registry,
    botsWork,
    answersAreChecked,
    now,
    headCheckMilliseconds,
    watchIntervals: deps.watchIntervals,
    answerDelay,
    clock,
    streamLimits: streamLimitsOf(environment),
    openGamesMax: hasLimits ? openGamesMax : Number.POSITIVE_INFINITY,
  });
  accountRoutes(server, withClocks(accounts, games));
  const rulesets = registry.all.map(({ ruleset }) => ruleset.id);
  ratingRoutes(server, { pool, rulesets, now });
  ratingFileRoutes(server, { pool, rulesets, now });
  const tournaments = openTournaments(server, {
    pool,
    registry,
    now,
    site: environment.SITE_URL,
    works: jobsWork,
    mayAct: () => clock.agrees,
    games: games.forTournaments,
    notificationListener,
    headCheckMilliseconds,
  });
  const told = { accountChanged: accounts.sessions.changed, tell: accounts.tell, scheduleAttempt };
  const keeping = { ...games.forDesk, ...tournaments.forDesk, ...told };
  deskRoutes(server, games.words, keeping);
  const { streamCount: streams } = keeping;
  if (jobsWork) takeSamples(server, { pool, movesWritten: games.movesWritten, streams });
  const sending = { site, post: post.post, reach, loadSecretBox, chronicle };
  const telling = createNotifications(server, { pool, now, clock, pauses: turnPauses, ...sending });
  // A user who is signed out stops receiving live updates here at once.
  accounts.sessions.watch(games.revalidateSession);
  accounts.sessions.subscribeTo(notificationListener);
  onServerLifetime(server, () => notificationListener.listen().close);
  sealSecrets(server, pool, loadSecretBox);
  const own = [
    post.task,
    ...accounts.tasks,
    ratingTask(pool, rulesets),
    ...telling.tasks,
    choreTask({
      ...keeping,
      rebuildTournaments: () => rebuildTournamentsOneByOne(pool),
      rateAnew: () => rateAnew(pool, rulesets),
    }),
    housekeeping(pool),
  ];
  if (jobsWork) doJobs(server, pool, [...own, ...tasks]);
  tellWhoLooks(server, pool, games);
  server.addHook("onClose", async () => post.close());
  return server;
}

function tellOfClock(server: Server, { agrees, aheadMilliseconds }: DatabaseClock): void {
  const difference = { aheadSeconds: aheadMilliseconds / 1000 };
  if (agrees) server.log.info(difference, "The clock of this process agrees with the database's again");
  else
    server.log.error(
      difference,
      "The clock of this process is wrong: until it agrees with the database's, others end time",
    );
}

/** Encrypts secrets that are plain text or encrypted with an earlier key. */
function sealSecrets(server: Server, pool: Pool, loadSecretBox: LoadSecretBox): void {
  onServerLifetime(server, async () => {
    const unreadable = await reencryptAll(pool, loadSecretBox);
    const isAnyUnreadable = Object.values(unreadable).some((count) => count > 0);
    if (isAnyUnreadable) server.log.error({ unreadable }, "Secrets are sealed with a key that is not here");
    return () => {};
  });
}

/** Players who are looking at a game get no e-mail about it, whichever process sends e-mails. */
function tellWhoLooks(server: Server, pool: Pool, games: Games): void {
  const tell = () =>
    keepPresences(pool, games.presences()).catch((error: unknown) => server.log.warn({ err: error }, "Presences"));
  onServerLifetime(server, () => {
    const clock = setInterval(() => games.presences().length > 0 && void tell(), presenceMilliseconds);
    return () => clearInterval(clock);
  });
}

/** Open games that one host may have waiting for players. */
const openGamesMax = 20;
/** The longest time until a lost notification is made up for. */
const usualHeadCheckMilliseconds = 20_000;
const presenceMilliseconds = 10_000;

const halfOpenLimit = ({ TRUSTED_PROXIES }: Environment) => ({ perAddress: 100, trustedProxies: TRUSTED_PROXIES });

function streamLimitsOf({ REQUESTS_PER_MINUTE, STREAMS_PER_ADDRESS, STREAMS_PER_ACCOUNT }: Environment) {
  const limit = (most: number) => (REQUESTS_PER_MINUTE === 0 || most === 0 ? Number.POSITIVE_INFINITY : most);
  return { perAddress: limit(STREAMS_PER_ADDRESS), perAccount: limit(STREAMS_PER_ACCOUNT) };
}

function mailOf({ SMTP_URL, MAIL_FROM }: Environment) {
  return { smtp: SMTP_URL, from: MAIL_FROM };
}

/** Clocks follow when an account changes its quiet hours. */
function withClocks(accounts: Accounts, { quietHoursChanged }: Pick<Games, "quietHoursChanged">): Accounts {
  return {
    ...accounts,
    async changeProfile(account, change) {
      const before = await accounts.profile(account);
      const profile = await accounts.changeProfile(account, change);
      await quietHoursChanged(account, before);
      return profile;
    },
  };
}

/** Runs jobs while the server listens. Other processes may do so too. */
function doJobs(server: Server, pool: Pool, tasks: readonly Task[]): void {
  onServerLifetime(server, async () => {
    const jobs = await startJobRunner(pool, tasks, server.log);
    return () => jobs.stop();
  });
}
