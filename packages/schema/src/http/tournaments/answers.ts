import { z } from "zod";
import { accountId, gameId, instant, sha256, version } from "../../ids.ts";
import { botLevel, type rulesetIdOf } from "../lobby.ts";
import { nameKind } from "../players.ts";
import { newActOf } from "./acts.ts";
import { certificate, place, tournamentEvent, verdict } from "./events.ts";
import { tournamentId } from "./game-in-tournament.ts";
import { changedPlanOf, formats, newPlanOf, type PlanSchema, planOf, player, tieBreaks } from "./plan.ts";

export const tournamentPhases = ["draft", "open", "running", "finished", "cancelled"] as const;
const phase = z.enum(tournamentPhases).meta({
  description: "`draft`: planned, and taking no entries yet. `open`: taking entries.",
});
const format = z.enum(formats);
const rank = z.int().min(1);
const knownKind = nameKind.nullable().meta({ description: "None for bots, and for accounts that are no more." });
const named = z.object({ account: accountId, name: z.string(), nameKind: knownKind });
const ranked = z.object({ player, rank });
const standing = z.enum(["waiting", "entered", "withdrawn"]);

const summaryOf = (rulesetId: z.ZodType<string>) =>
  z
    .object({
      id: tournamentId,
      name: z.string(),
      ruleset: rulesetId,
      phase,
      formats: z.array(format).meta({ description: "Of its stages, in order." }),
      directors: z.array(named),
      players: z.int().min(0).meta({ description: "Who have entered and not withdrawn." }),
      playersMost: z.int(),
      startsAt: instant.nullable(),
      createdAt: instant,
      endedAt: instant.nullable(),
      winners: z.array(named).meta({ description: "Bots win without an account: their name is enough." }),
      isYours: z.boolean().meta({ description: "You have entered it, or direct it." }),
    })
    .meta({ id: "TournamentSummary" });

const entrant = z
  .object({
    player,
    name: z.string().meta({ description: "Empty for bots, and for accounts that are no more." }),
    nameKind: knownKind,
    bot: botLevel.nullable(),
    entry: z.int().min(1).meta({ description: "Who entered first has 1." }),
    standing,
    isCheckedIn: z.boolean(),
    isPaused: z.boolean().meta({ description: "Sits the next rounds out." }),
    rank: rank.nullable().meta({ description: "At the end." }),
  })
  .meta({ id: "Entrant" });

const amendment = z.object({ by: named.nullable(), at: instant, reason: z.string() }).meta({ id: "RoundAmendment" });
const correction = amendment.extend({ before: z.array(place).nullable() }).meta({ id: "ResultCorrection" });
const table = z
  .object({
    table: z.int().min(1),
    division: z.int().nullable(),
    state: z.enum(["waiting", "playing", "stopped", "over"]).meta({
      description: "`stopped`: its game was closed without a result, and the director has to say what becomes of it.",
    }),
    players: z.array(player).meta({ description: "By seat." }),
    game: gameId.nullable(),
    places: z.array(place).nullable(),
    points: z.array(z.number()).nullable().meta({ description: "Of the tournament, by place in `places`." }),
    verdict: verdict.nullable(),
    annulment: z.enum(["open", "settled"]).nullable().meta({
      description:
        "Its game was annulled after the round was over; the result counts on. `open`: until a director rules on it. `settled`: a director has, or others play on by it.",
    }),
    forfeited: z.array(player),
    corrections: z.array(correction),
  })
  .meta({ id: "TournamentTable" });
const round = z
  .object({
    round: z.int().min(1).meta({ description: "Counted through all stages." }),
    stage: z.int().min(1),
    state: z.enum(["drafted", "published", "closed"]),
    draftedAt: instant,
    deadline: instant.nullable(),
    tables: z.array(table),
    byes: z.array(player),
    luck: sha256.meta({ description: "Pair the same players with it, and get the same tables." }),
    certificate: certificate.nullable().meta({
      description: "None where a design, the seeds, or a director give the tables.",
    }),
    amendments: z.array(amendment).meta({ description: "What a director changed of the draft, and why." }),
  })
  .meta({ id: "TournamentRound" });
const stage = z
  .object({
    stage: z.int().min(1),
    format,
    state: z.enum(["ahead", "running", "over"]),
    players: z.array(player).meta({ description: "The seeds first; empty while it is ahead." }),
    ranking: z.array(ranked).meta({ description: "As things stand, the best first." }),
  })
  .meta({ id: "TournamentStage" });

const you = z
  .object({
    standing: standing.nullable().meta({ description: "None: you have not entered." }),
    isCheckedIn: z.boolean(),
    isPaused: z.boolean(),
    seeksGame: z.boolean(),
    mayDirect: z.boolean(),
    mayEnter: z
      .boolean()
      .meta({ description: "Entries are taken now; what is asked of players may still keep you out." }),
    mayCheckIn: z.boolean(),
  })
  .meta({ id: "YouInTournament" });

const tournamentOf = (plan: PlanSchema) =>
  z
    .object({
      id: tournamentId,
      version,
      phase,
      plan,
      directors: z.array(named),
      you,
      players: z.array(entrant).meta({ description: "In order of entry." }),
      apart: z.array(z.tuple([player, player])).meta({ description: "Never at one table." }),
      stages: z.array(stage),
      rounds: z.array(round),
      seeking: z.array(z.object({ player, since: instant })).meta({ description: "Of a ladder: who seeks a game." }),
      isStuck: z.boolean().meta({ description: "Those who are to be kept apart cannot be: the director has to help." }),
      ranking: z.array(ranked).meta({ description: "At the end." }),
      prizes: z.array(z.object({ player, place: rank, title: z.string() })),
      fairness: z.object({
        commit: sha256.meta({ description: "SHA-256 of the secret that all luck is drawn from." }),
        secret: sha256.nullable().meta({ description: "Shown when the tournament is over." }),
        digest: sha256.meta({ description: "Head of the chain over the log." }),
      }),
      createdAt: instant,
      startedAt: instant.nullable(),
      endedAt: instant.nullable(),
      now: instant,
    })
    .meta({ id: "Tournament" });

const source = z
  .object({
    from: z.enum(["table", "bye", "late"]),
    round: z.int(),
    table: z.int().nullable(),
    game: gameId.nullable().meta({ description: "Where the number comes from." }),
    points: z.number(),
    counts: z.boolean().meta({ description: "False: better ones were enough." }),
  })
  .meta({ id: "PointsSource" });
const standingsRow = z
  .object({
    player,
    name: z.string(),
    bot: botLevel.nullable(),
    rank,
    division: z.int().nullable(),
    lives: z.int().nullable(),
    standing,
    points: z.number(),
    figures: z.array(z.number()).meta({ description: "One for each of `order`: more is better." }),
    sources: z.array(source),
  })
  .meta({ id: "StandingsRow" });

export const standingsQuery = z.strictObject({
  stage: z.coerce.number().int().min(1).max(9).optional().meta({ description: "The one that is played, or was last." }),
});
export const tournamentStandings = z
  .object({
    stage: z.int().min(0).meta({ description: "0 before the start." }),
    format: format.nullable(),
    version,
    order: z.array(z.enum(tieBreaks)),
    rows: z.array(standingsRow),
  })
  .meta({ id: "TournamentStandings" });
export type TournamentStandings = z.infer<typeof tournamentStandings>;

export const logQuery = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
const logEntry = z
  .object({
    version,
    at: instant,
    by: named.nullable().meta({ description: "None: the house itself." }),
    digest: sha256,
    event: tournamentEvent,
  })
  .meta({ id: "TournamentLogEntry" });
export const tournamentLog = z
  .object({ entries: z.array(logEntry), next: version.nullable().meta({ description: "`after` of the next page." }) })
  .meta({ id: "TournamentLog" });
export type TournamentLog = z.infer<typeof tournamentLog>;
export type TournamentLogEntry = z.infer<typeof logEntry>;

const rehearsalOf = (plan: PlanSchema) =>
  z.strictObject({ plan, players: z.int().min(2).max(128) }).meta({ id: "NewTournamentRehearsal" });
const figure = z.int().min(0);
const spread = z
  .object({ least: figure, low: figure, median: figure, high: figure, most: figure })
  .meta({ id: "Spread", description: "Of all courses: the extremes, the middle; four of five lie from low to high." });
export const rehearsal = z
  .object({
    courses: z
      .int()
      .min(1)
      .max(200)
      .meta({ description: "How often it was played: 200 times, or until 20 000 places at tables were taken." }),
    finished: figure.meta({ description: "So many of them came to an end." }),
    rounds: spread,
    games: spread,
    gamesEach: spread.meta({ description: "Of one player." }),
    byesEach: spread.meta({ description: "Of one player: rounds without a table." }),
    tables: z.array(z.object({ size: z.int(), count: spread })),
    meetingsAgain: spread.meta({ description: "Pairs who met more than once." }),
    meetingsMost: spread.meta({ description: "How often the same two met at most." }),
    seatImbalance: spread.meta({
      description: "Of one player: the seat taken most often less the one taken least.",
    }),
    days: spread.nullable().meta({ description: "At most; nothing where a stage sets no time." }),
    byRound: z.array(
      z.object({
        round: z.int(),
        stage: z.int(),
        courses: z.int().meta({ description: "In so many it was played." }),
        sizes: z.array(z.int()).meta({ description: "As they were most often." }),
        byes: spread,
        meetingsAgain: spread.nullable().meta({ description: "None where a design or the seeds make the tables." }),
      }),
    ),
  })
  .meta({ id: "TournamentRehearsal", description: "How it may go, with results by lot." });

/** What tournaments are read and written in, for these rulesets. */
export function tournamentSchemas(rulesetId: ReturnType<typeof rulesetIdOf>) {
  const summary = summaryOf(rulesetId);
  const changed = changedPlanOf(rulesetId);
  return {
    tournament: tournamentOf(planOf(rulesetId)),
    newTournament: z.strictObject({ plan: newPlanOf(rulesetId) }).meta({ id: "NewTournament" }),
    newAct: newActOf(changed),
    newRehearsal: rehearsalOf(changed),
    page: z.object({ tournaments: z.array(summary), next: z.string().nullable() }).meta({ id: "TournamentsPage" }),
    query: z.strictObject({
      phase: z.enum(tournamentPhases).optional(),
      ruleset: rulesetId.optional(),
      mine: z.stringbool().optional().meta({ description: "Only those that you have entered, or direct." }),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional().meta({ description: "`next` of the page before." }),
    }),
  };
}
export type TournamentBody = z.infer<ReturnType<typeof tournamentOf>>;
export type TournamentSummary = z.infer<ReturnType<typeof summaryOf>>;
