import { z } from "zod";
import { accountId, instant } from "../../ids.ts";
import { nameKind } from "../accounts/players.ts";
import { tournamentId } from "../games/game-in-tournament.ts";
import { booleanField, integerField } from "../query-fields.ts";
import { readableLines, readableText } from "../readable-text.ts";
import { tournamentPhases } from "./responses.ts";

export const seriesId = z.uuid().meta({ description: "The series, a UUID." });

/** How a series adds up its tournaments. */
const rules = z
  .strictObject({
    scoring: z
      .discriminatedUnion("system", [
        z.strictObject({
          system: z.literal("ranks"),
          points: z
            .array(z.number().min(0).max(1000))
            .min(1)
            .max(64)
            .refine((points) => points.every((one, at) => at === 0 || one <= (points[at - 1] ?? 0)), "must not rise")
            .meta({ description: "For the first, the second …; tied players share the points of their ranks." }),
        }),
        z
          .strictObject({ system: z.literal("tournament-points") })
          .meta({ description: "The points that players made in all stages of the tournament." }),
      ])
      .meta({ id: "SeriesScoring" }),
    best: z
      .int()
      .min(1)
      .max(60)
      .nullable()
      .default(null)
      .meta({ description: "Number of results that count for each player; all if null." }),
    tieBreaks: z
      .array(z.enum(["wins", "best", "played"]))
      .max(3)
      .refine((all) => new Set(all).size === all.length, "each one once")
      .default(["wins", "best"])
      .meta({ description: "`wins`: tournaments won. `best`: the best result. `played`: tournaments with a result." }),
  })
  .meta({ id: "SeriesRules", description: "How the tournaments of a series are combined." });
export type SeriesRules = z.output<typeof rules>;

const nameMax = 80;
const descriptionMax = 2000;
const description = z.union([z.literal(""), readableLines(descriptionMax)]);
export const newSeries = z
  .strictObject({ name: readableText(nameMax), description: description.default(""), rules })
  .meta({ id: "NewSeries" });
export const seriesChange = z
  .strictObject({
    name: readableText(nameMax).optional(),
    description: description.optional(),
    rules: rules.optional(),
  })
  .meta({ id: "SeriesChange", description: "Fields that are left out stay as they are." });

const named = z.object({
  account: accountId,
  name: z.string().meta({ description: "Empty for deleted accounts." }),
  nameKind: nameKind.nullable(),
});

const summary = z
  .object({
    id: seriesId,
    name: z.string(),
    directors: z.array(named),
    tournaments: z.int().min(0).meta({ description: "Number of its tournaments." }),
    createdAt: instant,
  })
  .meta({ id: "SeriesSummary" });
export const seriesPage = z
  .object({ series: z.array(summary), next: z.string().nullable().meta({ description: "`cursor` of the next page." }) })
  .meta({ id: "SeriesPage" });
export const seriesQuery = z.strictObject({
  mine: booleanField.optional().meta({ description: "Only series that you direct." }),
  limit: integerField(1, 100).default(50).meta({ description: "Maximum number of entries." }),
  cursor: z.string().max(200).optional().meta({ description: "`next` of the previous page." }),
});

const logged = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("created"), name: z.string(), description: z.string(), rules }),
    z.object({
      type: z.literal("changed"),
      name: z.string().optional(),
      description: z.string().optional(),
      rules: rules.optional(),
    }),
    z.object({ type: z.literal("tournament-added"), tournament: tournamentId }),
    z.object({ type: z.literal("tournament-removed"), tournament: tournamentId }),
    z.object({ type: z.literal("director-added"), account: accountId }),
    z.object({ type: z.literal("director-removed"), account: accountId }),
  ])
  .meta({ id: "LoggedSeriesChange" });
export type LoggedSeriesChange = z.output<typeof logged>;

const tournamentInSeries = z
  .object({
    id: tournamentId,
    name: z.string(),
    phase: z.enum(tournamentPhases),
    startsAt: instant.nullable(),
    endedAt: instant.nullable(),
  })
  .meta({
    id: "TournamentInSeries",
    description: "It counts once it is finished. Drafts are shown to directors only.",
  });

export const series = z
  .object({
    id: seriesId,
    name: z.string(),
    description: z.string(),
    rules,
    directors: z.array(named),
    tournaments: z.array(tournamentInSeries).meta({ description: "In order of time." }),
    mayDirect: z.boolean().meta({ description: "You may change it." }),
    changes: z
      .array(z.object({ at: instant, by: named, change: logged }))
      .meta({ description: "What directors changed, newest first: the last 100." }),
    createdAt: instant,
  })
  .meta({ id: "Series" });
export type SeriesBody = z.infer<typeof series>;

const source = z
  .object({
    tournament: tournamentId,
    rank: z.int().min(1).meta({ description: "Among people; bots are left out." }),
    points: z.number(),
    counts: z.boolean().meta({ description: "False: not counted, because better results count." }),
  })
  .meta({ id: "SeriesPointsSource" });
export const seriesStandings = z
  .object({
    rules,
    rows: z.array(
      z
        .object({
          player: z
            .string()
            .meta({ description: "An account; or `name:` and the name of a player without an account." }),
          name: z.string().meta({ description: "Empty for deleted accounts." }),
          nameKind: nameKind.nullable(),
          rank: z.int().min(1).meta({ description: "Tied players have the same rank." }),
          points: z.number(),
          figures: z.array(z.number()).meta({ description: "One for each of the tie-breaks: more is better." }),
          sources: z.array(source),
        })
        .meta({ id: "SeriesStandingsRow" }),
    ),
  })
  .meta({ id: "SeriesStandings" });
export type SeriesStandings = z.infer<typeof seriesStandings>;

export const seriesOfTournament = z
  .object({ series: z.array(z.object({ id: seriesId, name: z.string() })) })
  .meta({ id: "SeriesOfTournament" });
