import type { accounts, games, Problem, rulesets } from "@seneschal/schema";
import type { z } from "zod";

/** The words of the API, as its document describes them. */
export type Account = z.infer<typeof accounts.account>;
export type Game = z.infer<typeof games.game>;
export type GamesPage = z.infer<typeof games.gamesPage>;
export type Sitter = z.infer<typeof games.sitter>;
export type BotLevel = z.infer<typeof games.botLevel>;
export type Position = z.infer<typeof games.position>;
export type Played = z.infer<typeof games.played>;
export type Rehearsed = z.infer<typeof games.rehearsed>;
export type Chronicle = z.infer<typeof games.chronicle>;
export type Step = Chronicle["steps"][number];
export type Replay = z.infer<typeof games.replay>;
export type StreamStep = z.infer<typeof games.streamStep>;
export type Ruleset = z.infer<typeof rulesets.rulesetSummary>;
export type Rulebook = z.infer<typeof rulesets.rulebook>;
export type Rule = z.infer<typeof rulesets.rule>;
export type { Problem };
