import { z } from "zod";
import { accountId, gameId, instant, sha256, version } from "../../ids.ts";
import { nameKind } from "../accounts/players.ts";
import { tournamentId } from "../games/game-in-tournament.ts";
import { botLevel, type rulesetIdOf, storedRulesetIdOf } from "../games/lobby.ts";
import { booleanField, integerField } from "../query-fields.ts";
import { absence, absentPlayer } from "./absences.ts";
import { newActionOf } from "./actions.ts";
import { certificate, pairingFailure, purpose, tournamentEvent, unmetPairs, verdict } from "./events.ts";
import { importSchemas } from "./imports.ts";
import { newPlayerList, playerList } from "./named-players.ts";
import { place } from "./places.ts";
import { boards, changedPlanOf, newPlanOf, type PlanSchema, planOf, player, tieBreaks } from "./plan.ts";
import { roundClock } from "./round-clock.ts";
import { newSimulationOf } from "./simulations.ts";
import { formats } from "./stages.ts";
import { templateSchemas } from "./templates.ts";

export const tournamentPhases = ["draft", "open", "running", "finished", "cancelled"] as const;
const phase = z.enum(tournamentPhases).meta({
  description: "`draft`: not public yet. `open`: open for registration.",
});
const format = z.enum(formats);
const rank = z.int().min(1);
const knownKind = nameKind.nullable().meta({ description: "None for bots, and for accounts that are no more." });
const named = z.object({ account: accountId, name: z.string(), nameKind: knownKind });
const ranked = z.object({ player, rank });
const status = z.enum(["waiting", "entered", "withdrawn"]);

const summaryOf = (rulesetId: z.ZodType<string>) =>
  z
    .object({
      id: tournamentId,
      name: z.string(),
      ruleset: rulesetId,
      phase,
      formats: z.array(format).meta({ description: "Of its stages, in order." }),
      directors: z.array(named),
      players: z.int().min(0).meta({ description: "Registered players who have not withdrawn." }),
      playersMost: z.int(),
      startsAt: instant.nullable(),
      createdAt: instant,
      endedAt: instant.nullable(),
      winners: z.array(named).meta({ description: "Bots have no account, only a name." }),
      isYours: z.boolean().meta({ description: "You are registered, or you are a director." }),
    })
    .meta({ id: "TournamentSummary" });

const link = z
  .object({
    account: accountId,
    isConfirmed: z.boolean().meta({ description: "The account has confirmed that it is this player." }),
  })
  .meta({ id: "EntrantLink" });
const entrant = z
  .object({
    player,
    name: z.string().meta({ description: "Empty for bots and deleted accounts." }),
    nameKind: knownKind.meta({ description: "None for bots, players entered by name, and deleted accounts." }),
    bot: botLevel.nullable(),
    isNamed: z.boolean().meta({ description: "Entered by name by a director, without an account." }),
    link: link.nullable().meta({ description: "The account of a player entered by name." }),
    entry: z.int().min(1).meta({ description: "Order of registration, from 1." }),
    status,
    club: z.string().nullable(),
    isCheckedIn: z.boolean(),
    isPaused: z.boolean().meta({ description: "Paused: not paired in the next rounds." }),
    absences: z.array(absence).meta({ description: "Rounds that the player misses as planned." }),
    rank: rank.nullable().meta({ description: "At the end." }),
  })
  .meta({ id: "Entrant" });

const amendment = z.object({ by: named.nullable(), at: instant, reason: z.string() }).meta({ id: "RoundAmendment" });
const correction = amendment.extend({ before: z.array(place).nullable() }).meta({ id: "ResultCorrection" });
const report = z
  .object({
    by: player,
    at: instant,
    places: z.array(place),
    dispute: z.object({ by: player, at: instant, reason: z.string().nullable() }).nullable(),
    canBeConfirmed: z.boolean().meta({
      description: "Whether another player of the table can confirm it; if not, a director has to.",
    }),
  })
  .meta({ id: "ResultReport", description: "A result that waits for confirmation." });
const resultEntry = z
  .object({
    by: named.nullable().meta({ description: "Who entered the result, or confirmed it." }),
    at: instant,
    reportedBy: player.nullable(),
    confirmedBy: player.nullable().meta({ description: "Null: a director entered or confirmed it." }),
  })
  .meta({ id: "ResultEntry" });
const table = z
  .object({
    table: z.int().min(1),
    division: z.int().nullable(),
    purpose: purpose.nullable().meta({ description: "Null for the games of a normal round." }),
    state: z.enum(["waiting", "playing", "stopped", "over"]).meta({
      description: "`stopped`: its game was closed without a result; a director has to decide.",
    }),
    players: z.array(player).meta({ description: "By seat." }),
    boards: boards.meta({ description: "`physical`: without a game. Its results are entered and never rated." }),
    report: report.nullable(),
    entry: resultEntry.nullable().meta({ description: "How the result of a physical board was entered." }),
    game: gameId.nullable(),
    places: z.array(place).nullable(),
    points: z.array(z.number()).nullable().meta({ description: "Tournament points, by place in `places`." }),
    verdict: verdict.nullable(),
    annulment: z.enum(["open", "settled"]).nullable().meta({
      description:
        "Its game was annulled after the round was over; the result still counts. `open`: until a director decides. `settled`: a director has decided, or later rounds depend on it.",
    }),
    forfeited: z.array(player),
    corrections: z.array(correction),
  })
  .meta({ id: "TournamentTable" });
const round = z
  .object({
    round: z.int().min(1).meta({ description: "Counted through all stages." }),
    stage: z.int().min(1),
    season: z.int().min(1).nullable().meta({ description: "In a league: the number of the season." }),
    isPlayOff: z.boolean().meta({ description: "A round of play-offs. It does not count as a round of the stage." }),
    state: z.enum(["drafted", "published", "closed"]),
    draftedAt: instant,
    deadline: instant.nullable(),
    clock: roundClock.nullable().meta({ description: "For a round in minutes." }),
    tables: z.array(table),
    byes: z.array(player),
    absent: z.array(absentPlayer).meta({ description: "Players who planned to miss the round." }),
    areClubsApart: z.boolean().meta({ description: "Members of the same club were kept apart." }),
    randomSeed: sha256.meta({ description: "Random seed: the same players with the same seed give the same tables." }),
    certificate: certificate.nullable().meta({
      description: "Null if the tables come from a schedule, the seeds, or a director.",
    }),
    amendments: z.array(amendment).meta({ description: "Changes of the draft by a director, with the reason." }),
  })
  .meta({ id: "TournamentRound" });
const bracketEntry = z
  .discriminatedUnion("from", [
    z.object({ from: z.literal("seed"), seed: z.int().min(1) }),
    z.object({ from: z.literal("player"), player }),
    z.object({
      from: z.literal("table"),
      table: z.int().min(1).meta({ description: "Of the round before." }),
      place: z.int().min(1),
    }),
    z.object({ from: z.literal("others") }),
    z.object({ from: z.literal("open") }),
  ])
  .meta({
    id: "BracketEntry",
    description:
      "Who plays at a table that is not drawn yet: a seed, a player with a bye, a place at an earlier table, one of the best of the others, or not known yet.",
  });
const bracketRound = z
  .object({
    tables: z.array(z.object({ players: z.array(bracketEntry), purpose: purpose.nullable() })),
    byes: z.array(bracketEntry),
  })
  .meta({ id: "BracketRound" });
const stage = z
  .object({
    stage: z.int().min(1),
    format,
    state: z.enum(["ahead", "running", "over"]),
    players: z.array(player).meta({ description: "Seeds first; empty before the stage starts." }),
    unmetPairs: unmetPairs.nullable(),
    bracket: z.array(bracketRound).meta({
      description:
        "In a knock-out: the rounds that are not drawn yet, as they will be without ties and withdrawals. Before the start, for the players who are registered.",
    }),
    ranking: z.array(ranked).meta({ description: "Current standings, best first." }),
  })
  .meta({ id: "TournamentStage" });

const you = z
  .object({
    player: player.nullable().meta({
      description: "Your id in this tournament: your account, or a player entered by name that you confirmed to be.",
    }),
    linkOffer: player.nullable().meta({ description: "A player that a director wants to link with your account." }),
    status: status.nullable().meta({ description: "Null: you are not registered." }),
    isCheckedIn: z.boolean(),
    isPaused: z.boolean(),
    seeksGame: z.boolean(),
    mayDirect: z.boolean(),
    mayEnter: z.boolean().meta({ description: "Registration is open; you may still not meet the requirements." }),
    mayCheckIn: z.boolean(),
    absenceRounds: z
      .array(z.int())
      .meta({ description: "Rounds for which absences can be planned now; for directors, those of all players." }),
    byeRounds: z.array(z.int()).meta({ description: "Those of them for which a bye can be requested." }),
    mayPause: z.boolean().meta({ description: "You are not paused, and the current stage has pauses." }),
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
      players: z.array(entrant).meta({ description: "In order of registration." }),
      apart: z.array(z.tuple([player, player])).meta({ description: "Pairs that are kept apart." }),
      stages: z.array(stage),
      rounds: z.array(round),
      seeking: z
        .array(z.object({ player, since: instant }))
        .meta({ description: "For a ladder: players looking for a game." }),
      clockText: z.string().nullable().meta({ description: "The text on the clock page." }),
      isStuck: z.boolean().meta({ description: "The next round cannot be paired: a director has to decide." }),
      pairingFailure: pairingFailure.nullable().meta({ description: "Why the next round cannot be paired." }),
      closing: z
        .object({
          what: z.enum(["round", "stage"]),
          number: z.int().min(1),
          at: instant.nullable().meta({ description: "Null: when a director closes it." }),
        })
        .nullable()
        .meta({ description: "The round or stage that ends next: all its results are known and can be corrected." }),
      ranking: z.array(ranked).meta({ description: "At the end." }),
      prizes: z.array(z.object({ player, place: rank, title: z.string() })),
      fairness: z.object({
        scheme: z.union([z.literal(1), z.literal(2)]).meta({
          description:
            "Of the commitment. `2`: SHA-256 of the 32 bytes of the secret. `1` (earlier tournaments): SHA-256 of `seneschal/tournament`, a zero byte, the id, a zero byte and the secret.",
        }),
        commit: sha256.meta({ description: "Hash of the secret of all random draws, by `scheme`." }),
        secret: sha256.nullable().meta({ description: "Published when the tournament is over." }),
        digest: sha256.meta({ description: "Head of the hash chain of the log." }),
      }),
      createdAt: instant,
      startedAt: instant.nullable(),
      endedAt: instant.nullable(),
      now: instant,
    })
    .meta({ id: "Tournament" });

const source = z
  .object({
    from: z.enum(["table", "bye", "late", "requested-bye", "absence"]),
    round: z.int(),
    table: z.int().nullable(),
    game: gameId.nullable().meta({ description: "Sources of the number." }),
    points: z.number(),
    counts: z.boolean().meta({ description: "False: not counted, because better results count." }),
    share: z.number().meta({ description: "Share of the points of the seat, if a substitute played it; otherwise 1." }),
    isAnnulled: z.boolean().meta({ description: "Not counted, because a player withdrew." }),
  })
  .meta({ id: "PointsSource" });
const standingsRow = z
  .object({
    player,
    name: z.string(),
    bot: botLevel.nullable(),
    rank: rank.meta({ description: "In a league: within the division." }),
    rankBefore: rank
      .nullable()
      .meta({ description: "Before the last published round; null in the first round, and in a league." }),
    division: z.int().nullable(),
    movement: z.enum(["promoted", "relegated", "play-off", "left"]).nullable().meta({
      description:
        "In a league, after the season or as it stands: `play-off` for a place that is played for, `left` for players who do not play the next season.",
    }),
    playOff: z
      .object({ round: z.int(), table: z.int(), game: gameId.nullable(), rank: rank.nullable() })
      .nullable()
      .meta({ description: "The play-off that decided between players of equal rank; `rank` is its result." }),
    lives: z.int().nullable(),
    status,
    club: z.string().nullable(),
    points: z.number(),
    figures: z.array(z.number()).meta({ description: "One for each of `order`: more is better." }),
    sources: z.array(source),
  })
  .meta({ id: "StandingsRow" });

export const standingsQuery = z.strictObject({
  stage: integerField(1, 9).optional().meta({ description: "The current or last stage." }),
  season: integerField(1, 12).optional().meta({ description: "In a league: the current or last season." }),
});
export const tournamentStandings = z
  .object({
    stage: z.int().min(0).meta({ description: "0 before the start." }),
    format: format.nullable(),
    season: z.int().min(1).nullable().meta({ description: "In a league: the season of these standings." }),
    seasons: z.array(z.int()).meta({ description: "In a league: the seasons that have standings." }),
    version,
    order: z.array(z.enum(tieBreaks)),
    rows: z.array(standingsRow),
  })
  .meta({ id: "TournamentStandings" });
export type TournamentStandings = z.infer<typeof tournamentStandings>;

export const logQuery = z.strictObject({
  after: integerField(0).default(0).meta({ description: "Start after this version." }),
  limit: integerField(1, 500).default(100).meta({ description: "Maximum number of entries." }),
});
export const logEntry = z
  .object({
    version,
    at: instant,
    by: named.nullable().meta({ description: "Null: the server." }),
    digest: sha256,
    event: tournamentEvent,
  })
  .meta({ id: "TournamentLogEntry" });
export const tournamentLog = z
  .object({
    entries: z.array(logEntry),
    next: version.nullable().meta({ description: "Value of `after` for the next page." }),
  })
  .meta({ id: "TournamentLog" });
export type TournamentLog = z.infer<typeof tournamentLog>;
export type TournamentLogEntry = z.infer<typeof logEntry>;

/** The request and response bodies of tournaments, for these rulesets. */
export function tournamentSchemas(rulesetId: ReturnType<typeof rulesetIdOf>) {
  const stored = storedRulesetIdOf(rulesetId);
  const summary = summaryOf(stored);
  const changed = changedPlanOf(rulesetId);
  const plan = planOf(stored);
  const newPlan = newPlanOf(rulesetId);
  const tournament = tournamentOf(plan);
  return {
    tournament,
    newTournament: z.strictObject({ plan: newPlan }).meta({ id: "NewTournament" }),
    newAction: newActionOf(changed),
    newPlayerList,
    playerList,
    newSimulation: newSimulationOf(changed),
    imports: importSchemas(tournament, rulesetId),
    templates: templateSchemas({ plan, newPlan, rulesetId }),
    page: z.object({ tournaments: z.array(summary), next: z.string().nullable() }).meta({ id: "TournamentsPage" }),
    query: z.strictObject({
      phase: z.enum(tournamentPhases).optional(),
      ruleset: rulesetId.optional(),
      mine: booleanField.optional().meta({ description: "Only tournaments that you are registered for or direct." }),
      limit: integerField(1, 100).default(20).meta({ description: "Maximum number of entries." }),
      cursor: z.string().max(200).optional().meta({ description: "`next` of the previous page." }),
    }),
  };
}
export type TournamentBody = z.infer<ReturnType<typeof tournamentOf>>;
export type TournamentSummary = z.infer<ReturnType<typeof summaryOf>>;
