import { z } from "zod";
import { accountId, gameId, instant, version } from "../ids.ts";
import { paging, reason, search, unpaged } from "./desk.ts";
import { faultKinds } from "./desk-games.ts";
import { botLevel } from "./lobby.ts";
import { tournamentPhases } from "./tournaments/answers.ts";
import { tournamentId } from "./tournaments/game-in-tournament.ts";

const count = z.int().min(0);

export const systemState = z
  .object({
    version: z.string(),
    now: instant,
    startedAt: instant.meta({ description: "Of the process that answers." }),
    memoryBytes: count,
    connections: z.object({ total: count, idle: count, waiting: count }),
    streams: count.meta({ description: "Live streams of the process that answers." }),
    queues: z.array(
      z.object({
        task: z.string(),
        waiting: count.meta({ description: "Not tried yet, and due." }),
        later: count.meta({ description: "Scheduled for later." }),
        running: count,
        failing: count.meta({ description: "Failed at least once, to be tried again." }),
        givenUp: count,
        oldestAt: instant.nullable(),
      }),
    ),
    projections: z.array(
      z.object({
        name: z.enum(["games", "tournaments", "ratings", "bots", "clocks"]),
        behind: count,
        since: instant.nullable().meta({ description: "Waiting time of the oldest." }),
      }),
    ),
    database: z.object({
      bytes: count,
      tables: z.array(z.object({ table: z.string(), bytes: count, rows: count.meta({ description: "Estimated." }) })),
    }),
  })
  .meta({ id: "SystemState" });
export type SystemState = z.infer<typeof systemState>;

export const samplesQuery = z.strictObject({
  hours: z.coerce
    .number()
    .int()
    .pipe(z.union([z.literal(1), z.literal(24), z.literal(168)]))
    .default(1),
});
export const samples = z
  .object({
    hours: z.int(),
    bucketSeconds: z.int(),
    samples: z.array(
      z.object({
        at: instant,
        movesPerSecond: z.number(),
        requestsPerSecond: z.number(),
        latencyMedianMs: z.number(),
        latencyP95Ms: z.number().meta({ description: "95th percentile." }),
        streams: z.number(),
        queuedJobs: count,
        failingJobs: count,
        databaseBytes: count,
        memoryBytes: count,
        processes: count,
      }),
    ),
  })
  .meta({ id: "Metrics" });
export type Samples = z.infer<typeof samples>;

export const jobStates = ["waiting", "running", "failing", "given-up"] as const;
export const jobLine = z
  .object({
    id: z.string(),
    task: z.string(),
    state: z.enum(jobStates),
    attempts: count,
    attemptsMax: count,
    runAt: instant,
    createdAt: instant,
    error: z.string().nullable().meta({ description: "Error of the last attempt." }),
  })
  .meta({ id: "JobLine" });
export type JobLine = z.infer<typeof jobLine>;
export const jobsQuery = z.strictObject({
  q: search,
  task: z.string().max(60).optional(),
  state: z.enum(jobStates).optional(),
  sort: z.enum(["created", "-created", "run", "-run", "attempts", "-attempts", "task", "-task"]).default("-created"),
  ...paging,
});
export const jobsTableQuery = jobsQuery.omit(unpaged);
export const jobsPage = z.object({ total: z.int(), jobs: z.array(jobLine) }).meta({ id: "JobsPage" });
export const jobParams = z.object({ job: z.string().regex(/^\d{1,18}$/) });

export const deliveryChannels = ["mail", "push", "webhook"] as const;
export const deliveryStates = ["failing", "failed"] as const;
export const failedDelivery = z
  .object({
    id: z.string(),
    channel: z.enum(deliveryChannels),
    kind: z.string().meta({ description: "Kind of the event." }),
    account: accountId.nullable().meta({ description: "Account of the recipient; missing for e-mails." }),
    name: z.string().nullable(),
    state: z.enum(deliveryStates).meta({ description: "`failing`: will be retried; `failed`: no more retries." }),
    attempts: count,
    error: z
      .string()
      .nullable()
      .meta({ description: "Result of the last attempt: a value of `Delivery`, or the answer of the mail server." }),
    status: z.int().nullable().meta({ description: "HTTP status of the last response." }),
    at: instant.meta({ description: "Time of the first attempt." }),
    nextAt: instant.nullable().meta({ description: "Time of the next attempt." }),
  })
  .meta({ id: "FailedDelivery" });
export type FailedDelivery = z.infer<typeof failedDelivery>;
export const failedDeliveriesQuery = z.strictObject({
  q: search,
  channel: z.enum(deliveryChannels).optional(),
  state: z.enum(deliveryStates).optional(),
  sort: z.enum(["at", "-at", "attempts", "-attempts", "channel", "-channel", "name", "-name"]).default("-at"),
  ...paging,
});
export const failedDeliveriesTableQuery = failedDeliveriesQuery.omit(unpaged);
export const failedDeliveriesPage = z
  .object({ total: z.int(), deliveries: z.array(failedDelivery) })
  .meta({ id: "FailedDeliveriesPage" });
export const failedDeliveryParams = z.object({
  channel: z.enum(deliveryChannels),
  delivery: z.union([z.uuid(), z.string().regex(/^\d{1,18}$/)]).meta({ description: "A number for e-mails." }),
});

export const choreKinds = ["rebuild", "verify"] as const;
export const chore = z
  .object({
    id: z.uuid(),
    kind: z.enum(choreKinds),
    by: z.object({ account: accountId, name: z.string().nullable() }),
    startedAt: instant,
    endedAt: instant.nullable(),
    done: count,
    total: count,
    failure: z.string().nullable(),
    faults: z.array(
      z.object({ game: gameId, version: version.nullable(), kind: z.enum(faultKinds), detail: z.string() }),
    ),
  })
  .meta({ id: "MaintenanceJob", description: "A maintenance job over all games, run by any free process." });
export type Chore = z.infer<typeof chore>;
export const chores = z.object({ jobs: z.array(chore) }).meta({ id: "MaintenanceJobs" });
export const newChore = z.strictObject({ kind: z.enum(choreKinds), reason }).meta({ id: "NewMaintenanceJob" });

export const newDemoGame = z
  .strictObject({
    ruleset: z.string().max(60),
    seats: z.int().min(1).max(10),
    bot: botLevel,
    reason,
  })
  .meta({ id: "NewDemoGame", description: "A game between bots." });

export const newDemoTournament = z
  .strictObject({
    ruleset: z.string().max(60),
    players: z.int().min(2).max(64),
    rounds: z.int().min(1).max(9),
    bot: botLevel,
    reason,
  })
  .meta({ id: "NewDemoTournament", description: "A Swiss tournament between bots." });
export const tournamentParams = z.object({ tournament: tournamentId });
export const newTournamentFilling = z
  .strictObject({
    expectedVersion: version.meta({ description: "The version that your decision is based on." }),
    bot: botLevel,
    count: z.int().min(1).max(64),
    reason,
  })
  .meta({ id: "NewTournamentFilling" });
export const tournamentAtDesk = z
  .object({
    id: tournamentId,
    name: z.string(),
    ruleset: z.string(),
    phase: z.enum(tournamentPhases),
    players: count,
    version,
  })
  .meta({ id: "AdminTournament" });
export type TournamentAtDesk = z.infer<typeof tournamentAtDesk>;
