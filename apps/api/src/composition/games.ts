import { join } from "node:path";
import { type accounts, archive, games, reference, rulesets } from "@seneschal/schema";
import type { Pool } from "pg";
import { isOver } from "../domain/game/game.ts";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { EffortCounts } from "../domain/report/report-body.ts";
import { gameLogLineOf } from "../domain/verification/game-log-schema.ts";
import { wakeFollowers } from "../event-store/updates/wake-followers.ts";
import { type AccountWakes, createAccountWakes } from "../features/account-stream/account-wakes.ts";
import type { AccountStreamDeps } from "../features/account-stream/follow-account.ts";
import { accountStreamRoutes } from "../features/account-stream/routes.ts";
import type { HeldSeat } from "../features/accounts/own-data/delete-account-store.ts";
import { playerRoute } from "../features/accounts/player-route.ts";
import type { GameAdminDeps } from "../features/admin/games/interventions.ts";
import type { SystemDeps } from "../features/admin/system/routes.ts";
import { archiveRoutes } from "../features/archive/archive-routes.ts";
import { type MonthFiles, monthFiles } from "../features/archive/months/month-files.ts";
import { monthRoutes } from "../features/archive/months/month-routes.ts";
import { monthTask } from "../features/archive/months/month-task.ts";
import { blockRoutes } from "../features/chat/block-routes.ts";
import { noteRoutes } from "../features/chat/note-routes.ts";
import { chatRoutes } from "../features/chat/routes.ts";
import { type SchedulerIntervals, startClockScheduler } from "../features/clocks/clock-scheduler.ts";
import { runningClock } from "../features/clocks/reminders.ts";
import { quietHoursChanged } from "../features/clocks/shift-clocks.ts";
import { vacationRoutes } from "../features/clocks/vacation-routes.ts";
import { endInvitation } from "../features/lobby/invitations/invitations.ts";
import { findGames } from "../features/lobby/listing/list-games.ts";
import { lobbyRoutes } from "../features/lobby/routes.ts";
import { referencesOf } from "../features/lobby/rulesets/reference.ts";
import { referenceRoute } from "../features/lobby/rulesets/reference-route.ts";
import { rulesetCatalogue, rulesetRoutes } from "../features/lobby/rulesets/ruleset-routes.ts";
import { giveUpGame, leaveSeat } from "../features/lobby/seats/seating.ts";
import type { Presence } from "../features/notifications/notifications-store.ts";
import { startVacatingSeats } from "../features/play/abandoned-seats/banned-players-worker.ts";
import { abandonedSeatRoutes } from "../features/play/abandoned-seats/routes.ts";
import type { AnswerDelay } from "../features/play/automatic-answers/answer-delay.ts";
import { startAutomaticAnswers } from "../features/play/automatic-answers/automatic-answers-worker.ts";
import { caretakerMove } from "../features/play/bots/bot-player.ts";
import { startBots } from "../features/play/bots/bots-worker.ts";
import { reportTask } from "../features/play/game-reports/report-task.ts";
import { ReportThreads } from "../features/play/game-reports/report-threads.ts";
import { gameReportRoutes } from "../features/play/game-reports/routes.ts";
import { refusalOf } from "../features/play/moves/decide-move.ts";
import { resign } from "../features/play/moves/resign.ts";
import { playRoutes } from "../features/play/routes.ts";
import type { Serializing } from "../features/play/types.ts";
import { startApprovedUndos } from "../features/play/undo-requests/approved-undo-worker.ts";
import { choicesOf } from "../features/play/viewing/choices.ts";
import { stepOf } from "../features/play/viewing/game-view.ts";
import { type OwnGamesDeps, ownGamesRoute } from "../features/play/viewing/own-games-route.ts";
import type { GamesForStudies, StudyDeps } from "../features/studies/types.ts";
import type { LiveDeps as TournamentGames } from "../features/tournaments/viewing/follow.ts";
import { rulebooks as generated } from "../generated/rulebooks.ts";
import { answerAfterOwnWrites, waitForOwnWrites } from "../platform/http/own-writes.ts";
import { rawJsonSerializer } from "../platform/http/response-schemas.ts";
import type { Server } from "../platform/http/server.ts";
import { onServerLifetime } from "../platform/http/server-lifetime.ts";
import type { StreamLimits } from "../platform/http/streams/stream-places.ts";
import type { Task } from "../platform/jobs/job-kind.ts";
import type { DatabaseClock } from "../platform/postgres/database-clock.ts";
import type { NotificationListener } from "../platform/postgres/notification-listener.ts";
import { openDemoGame } from "./demo/demo-games.ts";
import { setUpGameFiles } from "./game-files.ts";
import { createGameServices, type GameServices } from "./game-services.ts";
import { gamesForTournaments } from "./tournaments.ts";
import { createTurnRecap } from "./turn-recap.ts";

interface Deps {
  readonly pool: Pool;
  readonly notificationListener: NotificationListener;
  /** Reports errors of background work. */
  readonly onError: (error: unknown) => void;
  readonly registry: RulesetRegistry;
  /** Where the files of the archive are kept. */
  readonly dataFolder: string;
  readonly runsBots: boolean;
  /** How thorough reports on games are; undefined: as usual. */
  readonly reportCounts: EffortCounts | undefined;
  readonly validatesResponses: boolean;
  readonly answersAfterRows: boolean;
  readonly rowsWaitMs: number;
  readonly openGamesMax: number;
  readonly streamLimits: StreamLimits;
  readonly headCheckMs: number;
  readonly clockIntervals: SchedulerIntervals | undefined;
  readonly now: () => Date;
  readonly answerDelay: AnswerDelay;
  readonly clock: DatabaseClock;
}

export interface Games {
  readonly schemas: ReturnType<typeof games.lobbySchemas>;
  readonly forAdmin: Omit<
    GameAdminDeps & SystemDeps,
    "accountChanged" | "openDemoTournament" | "fillTournament" | "scheduleAttempt"
  >;
  /** Write the monthly files of the archive; compute reports on games. */
  readonly tasks: readonly Task[];
  /** The number of moves that this process has written. */
  movesWritten(): number;
  /** The running clock of a seat. */
  runningClock(game: string, seat: number): ReturnType<typeof runningClock>;
  /** Call after an account has changed its profile. */
  quietHoursChanged(account: string, before: accounts.Profile): Promise<void>;
  /** Checks the sessions of live streams again: those of this account, or all. */
  revalidateSession(account: string | undefined): void;
  /** Which accounts are looking at which game or tournament in this process. */
  presences(): readonly Presence[];
  /** The accounts that have a live stream open at this process. */
  streaming(): readonly string[];
  /** Reads again who is online, and tells the players of the games that are followed in this process. */
  refreshPresence(): Promise<void>;
  readonly forTournaments: Pick<TournamentGames, "games" | "streams"> & {
    /** Calls back with each game that ends in this process. Returns how to stop. */
    onGameEnd(listener: () => void): () => void;
  };
  /** What studies need of games. */
  readonly forStudies: GamesForStudies & Pick<StudyDeps, "streams">;
  /** Resigns from a running game; leaves the seat of one that has not started. */
  leaveSeat(account: string, occupant: HeldSeat): Promise<void>;
  declineInvitation(account: string, game: string): Promise<void>;
  /** Another player becomes the host of an open game; without one it is cancelled. */
  giveUpGame(account: string, game: string): Promise<void>;
  /** What webhooks read. */
  readonly forWebhooks: Pick<GameServices["playDeps"], "pool" | "registry" | "store" | "visible" | "openChatFeed">;
  /** What has happened in a game since the last turn of a seat, as sentences. */
  readonly chronicle: ReturnType<typeof createTurnRecap>;
}

type Schemas = ReturnType<typeof games.lobbySchemas> &
  ReturnType<typeof games.playSchemas> &
  ReturnType<typeof games.gameReportSchemas>;

/** Everything about games: rulesets, lobby, play, chat and clocks. Bots play while the server listens. */
export function setUpGames(server: Server, deps: Deps): Games {
  const { registry, validatesResponses } = deps;
  const services = createGameServices({ ...deps, rowsFollow: true });
  followMoves(server, services, deps);
  const rulesetSchemas = registry.all.map(({ schema }) => schema);
  const schemas = {
    ...games.lobbySchemas(rulesetSchemas),
    ...games.playSchemas(rulesetSchemas),
    ...games.gameReportSchemas(rulesetSchemas),
  };
  const references = referencesOf(registry);
  rulesetRoutes(
    server,
    rulesets.rulesetSchemasOf(rulesetSchemas),
    rulesetCatalogue(registry, rulebooksOf(registry), references),
  );
  referenceRoute(server, reference.referenceSchemaOf(rulesetSchemas), references);
  const months = setUpArchive(server, schemas, services.playDeps, deps);
  registerRoutes(server, schemas, services, validatesResponses ? {} : rawJsonSerializer);
  const accountWakes = createAccountWakes(deps);
  accountStreamRoutes(server, accountStreamDeps(services, accountWakes));
  checkMissedUpdates(server, services, accountWakes, deps);
  runWorkers(server, services, deps);
  server.addHook("preClose", async () => services.playDeps.streams.endAll());
  const reports = setUpReports(server, services.playDeps, deps);
  return { ...gamesFor(schemas, services, deps), tasks: [monthTask(months), reports] };
}

/** The task that computes reports; it stops before the jobs do, which would wait for it. */
function setUpReports(server: Server, playDeps: GameServices["playDeps"], { reportCounts, onError }: Deps): Task {
  const threads = new ReportThreads();
  server.addHook("preClose", async () => threads.stop());
  return reportTask({ ...playDeps, threads, counts: reportCounts, onError });
}

/** Those of built-in rulesets are generated, and packages bring their own. */
const rulebooksOf = ({ all }: RulesetRegistry) => [...generated, ...all.flatMap(({ rulebooks = [] }) => rulebooks)];

/** The archive, and the files of its months. */
function setUpArchive(
  server: Server,
  bodies: Schemas,
  playDeps: GameServices["playDeps"],
  { registry, dataFolder }: Deps,
): MonthFiles {
  const schemas = registry.all.map(({ schema }) => schema);
  archiveRoutes(server, archive.archiveSchemas(schemas), gameLogLineOf(schemas), playDeps);
  setUpGameFiles(server, schemas, bodies, playDeps);
  const months = monthFiles(join(dataFolder, "archive"), playDeps);
  monthRoutes(server, months);
  return months;
}

function registerRoutes(server: Server, schemas: Schemas, services: GameServices, serializer: Serializing): void {
  const { lobbyDeps, playDeps } = services;
  lobbyRoutes(server, schemas, lobbyDeps);
  vacationRoutes(server, playDeps);
  abandonedSeatRoutes(server, schemas, playDeps);
  playerRoute(server, playDeps.pool);
  playRoutes(server, schemas, playDeps, serializer);
  gameReportRoutes(server, schemas, playDeps);
  const findOwnGames: OwnGamesDeps["findOwnGames"] = (account, query) =>
    findGames(lobbyDeps, { ...query, mine: true }, account);
  ownGamesRoute(server, games.ownGamesSchemas(schemas), { ...playDeps, findOwnGames });
  chatRoutes(server, playDeps);
  noteRoutes(server, playDeps);
  blockRoutes(server, playDeps);
}

function accountStreamDeps({ playDeps }: GameServices, wakes: AccountWakes): AccountStreamDeps {
  const { registry } = playDeps;
  return {
    ...playDeps,
    wakes,
    stepOf: ({ game, stored }) => stepOf(registry, game, "spectator", stored),
  };
}

/** The rows of games follow the moves: no reader at this process sees less than it stored, and what is left is written. */
function followMoves(server: Server, { store }: GameServices, deps: Deps): void {
  const { notificationListener, onError, headCheckMs, answersAfterRows, rowsWaitMs } = deps;
  waitForOwnWrites(server, () => store.rowsCaughtUp(), rowsWaitMs);
  if (answersAfterRows) answerAfterOwnWrites(server, () => store.rowsCaughtUp());
  const catchUp = () => void store.catchUpRows().catch(onError);
  // Also when this process begins to listen.
  notificationListener.onReconnect(catchUp);
  onServerLifetime(server, () => {
    const timer = setInterval(catchUp, headCheckMs);
    return () => clearInterval(timer);
  });
  server.addHook("onClose", () => store.close());
}

/** Wakes the followers of games and accounts, also after lost notifications. */
function checkMissedUpdates(server: Server, { store }: GameServices, accountWakes: AccountWakes, deps: Deps): void {
  const { pool, notificationListener, onError, headCheckMs } = deps;
  const followers = wakeFollowers({ pool, store, notificationListener, onError });
  onServerLifetime(server, () => {
    const timer = setInterval(() => {
      void followers.check().catch(onError);
      accountWakes.wakeAll();
    }, headCheckMs);
    return () => clearInterval(timer);
  });
}

/** Checks clocks, and plays for bots, auto-replies and agreed undo requests. */
function runWorkers(server: Server, { playDeps }: GameServices, deps: Deps): void {
  const { clock, onError, clockIntervals, runsBots } = deps;
  onServerLifetime(server, () => {
    const scheduler = startClockScheduler({ ...playDeps, clock }, onError, clockIntervals);
    const starters = runsBots ? [startBots, startAutomaticAnswers, startApprovedUndos, startVacatingSeats] : [];
    const workers = starters.map((start) => start(playDeps, onError));
    return async () => {
      await scheduler.stop();
      await Promise.all(workers.map((worker) => worker.stop()));
    };
  });
}

/** What other features may do with games. */
function gamesFor(schemas: Schemas, services: GameServices, deps: Deps): Omit<Games, "tasks"> {
  const { store, lobbyDeps, playDeps } = services;
  const { pool, registry } = deps;
  return {
    schemas,
    forAdmin: forAdmin(schemas, services),
    movesWritten: () => store.movesWritten,
    runningClock: (game, seat) => runningClock(playDeps, game, seat),
    quietHoursChanged: (account, before) => quietHoursChanged(playDeps, account, before),
    forTournaments: forTournaments(services, deps),
    forStudies: {
      current: (id) => store.current(id),
      at: (id, version) => store.at(id, version),
      choicesOf,
      refusalOf,
      streams: playDeps.streams,
    },
    forWebhooks: playDeps,
    chronicle: createTurnRecap({ pool, store, registry }),
    presences: () => playDeps.streams.presences,
    streaming: () => playDeps.streams.viewers,
    refreshPresence: () => playDeps.onlinePlayers.refresh(),
    revalidateSession: (account) => playDeps.streams.revalidateSession(account),
    async declineInvitation(account, game) {
      await endInvitation(lobbyDeps, game, account, account);
    },
    async giveUpGame(account, game) {
      await giveUpGame(lobbyDeps, game, account);
    },
    async leaveSeat(account, { game, seat, state }) {
      if (state === "running") await resign(playDeps, game, account);
      else await leaveSeat(lobbyDeps, game, account, seat);
    },
  };
}

function forAdmin({ newGame }: Schemas, { lobbyDeps, playDeps }: GameServices): Games["forAdmin"] {
  return {
    ...playDeps,
    // Administrators see every game without delay.
    showGame: playDeps.showVersion,
    caretakerMove: async (game, seat) => (await caretakerMove(playDeps.registry, game, seat)).event,
    streamCount: () => playDeps.streams.count,
    openDemoGame: (request, withinTransaction) => openDemoGame({ lobbyDeps, newGame }, request, withinTransaction),
  };
}

function forTournaments(services: GameServices, { onError }: Deps): Games["forTournaments"] {
  const { store, playDeps } = services;
  return {
    games: gamesForTournaments(services),
    streams: playDeps.streams,
    onGameEnd: (listener) =>
      store.updates.onMove((id) => {
        store.known(id).then((game) => game !== undefined && isOver(game) && listener(), onError);
      }),
  };
}
