import type { Pool } from "pg";
import { logClockDifferences, recordPresences, reencryptSecrets, runJobs } from "./composition/app-lifetime.ts";
import { type AppDeps, type AppOptions, limitsOf, withDefaults } from "./composition/app-options.ts";
import { type Games, setUpGames } from "./composition/games.ts";
import { housekeeping } from "./composition/housekeeping-store.ts";
import { type Studies, setUpStudies } from "./composition/studies.ts";
import { setUpTournaments, type Tournaments } from "./composition/tournaments.ts";
import { webhookServices } from "./composition/webhooks.ts";
import { revokeAbusedTokens } from "./features/accounts/access-tokens/revoke-abused-tokens.ts";
import { type Accounts, createAccounts } from "./features/accounts/accounts.ts";
import { recordBotActivity } from "./features/accounts/bots/record-bot-activity.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { grantFirstAdministrator } from "./features/admin/grant-role.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import { maintenanceTask } from "./features/admin/system/maintenance-task.ts";
import { sampleMetrics } from "./features/admin/system/sampling.ts";
import { devMailboxRoutes } from "./features/email/dev-mailbox-routes.ts";
import { createMailer, type Mailer } from "./features/email/mailer.ts";
import { mcpRoutes } from "./features/mcp/routes.ts";
import { createNotifications } from "./features/notifications/create-notifications.ts";
import { scheduleAttempt } from "./features/notifications/delivery/enqueue-delivery.ts";
import { recordVisits } from "./features/notifications/visits/record-visits.ts";
import { ratingFileRoutes } from "./features/ratings/csv-routes.ts";
import { rulesetRatingsOf } from "./features/ratings/leaderboard.ts";
import { ratingTask, rerateAllGames } from "./features/ratings/rating/rating-task.ts";
import { ratingRoutes } from "./features/ratings/routes.ts";
import { operatorCheck, setupRoutes } from "./features/setup/routes.ts";
import { rebuildTournamentsOneByOne } from "./features/tournaments/rebuild-tournaments-store.ts";
import { secretBoxLoader } from "./platform/encryption/secret-box-loader.ts";
import { changelogRoute } from "./platform/http/changelog/changelog-route.ts";
import { limitHalfOpen } from "./platform/http/guards/half-open.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { measure } from "./platform/http/metrics.ts";
import { isWriteRejected } from "./platform/http/problems/database-faults.ts";
import { problemPageRoutes } from "./platform/http/problems/problem-pages.ts";
import { registerPlugins } from "./platform/http/register-plugins.ts";
import { createServer, type Server } from "./platform/http/server.ts";
import { onServerLifetime } from "./platform/http/server-lifetime.ts";
import type { Task } from "./platform/jobs/job-kind.ts";
import { createListener } from "./platform/postgres/notification-listener.ts";
import { type WriteHealth, writeHealth } from "./platform/postgres/write-health.ts";
import { accountStatusOf } from "./stores/accounts/account-status-queries.ts";
import { companionOf } from "./stores/accounts/companions-store.ts";
import { countAdministrators } from "./stores/accounts/roles-store.ts";

/** Builds the API: registers every plugin and feature, in order. */
export async function buildApp(deps: AppDeps): Promise<Server> {
  const options = withDefaults(deps);
  const { environment, pool, rulesets, clock, now } = options;
  const server = createServer(environment, options);
  if (options.hasLimits) limitHalfOpen(server, { perAddress: 100, trustedProxies: environment.TRUSTED_PROXIES });
  const senders = sendersOf(options, (since, language) => games.chronicle(since, language));
  const accounts = createAccounts({
    ...{ ...options, ...senders, now: clock.now },
    leaveSeat: (account, seat) => games.leaveSeat(account, seat),
    leaveTournaments: (account) => tournaments.leave(account),
    leaveStudies: (account) => studies.leave(account),
    declineInvitation: (account, game) => games.declineInvitation(account, game),
    giveUpGame: (account, game) => games.giveUpGame(account, game),
    ratingsOf: (rated) => rulesetRatingsOf(pool, rated, now()),
  });
  await registerPlugins(server, environment, pool, identityLookups(options, accounts));
  recordVisits(server, pool, now);
  recordBotActivity(server, { pool, now: clock.now, revoke: (bot, cause) => accounts.bots.revokeTokens(bot, cause) });
  revokeAbusedTokens(server, { now: clock.now, revoke: (...args) => accounts.accessTokens.revokeAbused(...args) });
  const writes = writeHealth(pool);
  statusRoutes(server, options, writes);
  operatorRoutes(server, options, senders.mailer);
  const { notificationListener, onError } = background(server, pool, writes);
  const dataFolder = environment.DATA_DIR;
  const games = setUpGames(server, { ...options, ...limitsOf(options), dataFolder, notificationListener, onError });
  accountRoutes(server, withClocks(accounts, games));
  ratingRoutes(server, { pool, rulesets, now });
  ratingFileRoutes(server, { pool, rulesets, now });
  const tournaments = setUpTournaments(server, {
    ...{ ...options, site: senders.site, games: games.forTournaments },
    mayAct: () => clock.agrees,
    notificationListener,
  });
  const studies: Studies = setUpStudies(server, {
    ...options,
    registry: options.registry,
    games: games.forStudies,
    notificationListener,
    onError,
  });
  const maintenance = adminPages(server, options, { accounts, games, tournaments, studies });
  const notifications = createNotifications(server, {
    ...{ ...senders, ...webhookServices(games.forWebhooks), onError },
    pool,
    now,
    clock,
    runningClock: games.runningClock,
    delays: options.notificationDelays,
    allowsLocalWebhooks: environment.LOCAL_WEBHOOKS,
    runsJobs: options.runsJobs,
  });
  mcpRoutes(server, senders.site);
  // A user who is signed out stops receiving live updates here at once.
  accounts.sessions.onChange(games.revalidateSession);
  accounts.sessions.subscribeTo(notificationListener);
  onServerLifetime(server, () => notificationListener.listen().close);
  reencryptSecrets(server, pool, senders.loadSecretBox);
  const tasks = [...accounts.emails.tasks, ratingTask(pool, rulesets), ...notifications.tasks, maintenance];
  runTasks(server, options, [senders.mailer.task, ...tasks, ...games.tasks, housekeeping(pool)]);
  recordPresences(server, pool, games);
  server.addHook("onClose", async () => senders.mailer.close());
  return server;
}

/** What sends e-mails, push messages and webhooks. */
function sendersOf({ environment, pool, secrets, httpSender }: AppOptions, chronicle: Games["chronicle"]) {
  const site = environment.SITE_URL;
  const mailer = createMailer({ pool, site, chronicle, smtp: environment.SMTP_URL, from: environment.MAIL_FROM });
  const loadSecretBox = secretBoxLoader(pool, secrets);
  return { mailer, enqueueEmail: mailer.enqueue, httpSender, loadSecretBox, chronicle, site };
}

function runTasks(server: Server, { pool, runsJobs, tasks }: AppOptions, own: readonly Task[]): void {
  if (runsJobs) runJobs(server, pool, [...own, ...tasks]);
}

/** What works behind the requests: the listener for notifications of other processes, and what happens to errors. */
function background(server: Server, pool: Pool, writes: WriteHealth) {
  return {
    notificationListener: createListener(pool, (error) =>
      server.log.warn({ err: error }, "Listening for database notifications failed"),
    ),
    onError(error: unknown): void {
      if (isWriteRejected(error)) writes.recordRejected();
      server.log.error({ err: error }, "Background work failed");
    },
  };
}

/** How requests are identified. */
function identityLookups({ pool }: AppOptions, { identityOfToken }: Accounts) {
  return {
    identityOfToken,
    async companionOf(account: string, companion: string) {
      const found = await companionOf(pool, account, companion);
      return found && { ...found, ...(await accountStatusOf(pool, found.id)) };
    },
  };
}

/** Metrics, health checks, and the pages of problems. */
function statusRoutes(server: Server, { pool, clock }: AppOptions, writes: WriteHealth): void {
  measure(server, {
    databaseConnections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    clockAheadSeconds: () => clock.aheadMs / 1000,
  });
  logClockDifferences(server, clock);
  healthRoutes(server, { databaseServes: writes.check, writeRejected: writes.recordRejected });
  problemPageRoutes(server);
  changelogRoute(server);
}

/** What the person who started the server may do: read captured e-mails, become the first administrator. */
function operatorRoutes(server: Server, { environment, pool, now }: AppOptions, mailer: Mailer): void {
  const hasDevMailbox = environment.DEV_MAILBOX && mailer.capturesEmails;
  devMailboxRoutes(server, mailer, { isShown: hasDevMailbox, isByOperator: operatorCheck(pool) });
  setupRoutes(server, {
    pool,
    hasDevMailbox,
    hasAdministrator: async () => (await countAdministrators(pool)) > 0,
    grantFirstAdministrator: (account) => grantFirstAdministrator(pool, account, now()),
  });
}

interface Features {
  readonly accounts: Accounts;
  readonly games: Games;
  readonly tournaments: Tournaments;
  readonly studies: Studies;
}

/** Registers the admin pages and metrics; returns the task for maintenance jobs. */
function adminPages(server: Server, { pool, rulesets, runsJobs }: AppOptions, features: Features) {
  const { accounts, games, tournaments, studies } = features;
  const deps = {
    ...games.forAdmin,
    ...tournaments.forAdmin,
    ...studies.forAdmin,
    accountChanged: (account: string) => accounts.sessions.changed(account),
    emailAccount: accounts.emails.notifyHolder.bind(accounts.emails),
    scheduleAttempt,
  };
  adminRoutes(server, games.schemas, deps);
  if (runsJobs) sampleMetrics(server, { pool, movesWritten: games.movesWritten, streams: deps.streamCount });
  return maintenanceTask({
    ...deps,
    rebuildTournaments: () => rebuildTournamentsOneByOne(pool),
    rerateAllGames: () => rerateAllGames(pool, rulesets),
  });
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
