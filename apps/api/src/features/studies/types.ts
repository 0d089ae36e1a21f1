import type { AnyRuleset, Choice, Seat, Typed } from "@seneschal/engine";
import type { chat, studies } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Game } from "../../domain/game/game.ts";
import type { RegisteredRuleset, RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import type { Listener } from "../../event-store/updates/followers.ts";
import type { Rejection } from "../../platform/http/rejection.ts";
import type { EventStreams } from "../../platform/http/streams/event-stream.ts";
import type { StudyStore } from "./study-store.ts";

export type Schemas = ReturnType<typeof studies.studySchemas>;
export type StudyBody = z.output<Schemas["study"]>;
export type StudyPosition = z.output<Schemas["position"]>;
export type NewStudy = z.output<Schemas["newStudy"]>;
export type NewStudyMove = z.output<Schemas["newStudyMove"]>;
export type StudyMoveResult = z.output<Schemas["moveResult"]>;
export type StudyAdvice = z.output<Schemas["advice"]>;

/** A move that the rules refuse, and where. */
export interface RefusedMove {
  readonly position: unknown;
  readonly seat: Seat;
  readonly move: Typed;
}

/** What studies need of games. */
export interface GamesForStudies {
  /** The game at its head, or at a version. */
  current(id: string): Promise<Game | undefined>;
  at(id: string, version: number): Promise<Game | undefined>;
  choicesOf(ruleset: AnyRuleset, position: unknown, seat: Seat): readonly Choice<Typed>[];
  /** Why a move is refused, with the rule and its text. */
  refusalOf(registered: RegisteredRuleset, refused: RefusedMove, rule: string): Rejection;
}

/** A report of a text for moderators, in the shape of reports of chat messages: `game` is the id of the study. */
export interface StoredReport {
  readonly game: string;
  readonly accused: chat.Message;
  readonly reporter: string;
  readonly reason: string;
  readonly excerpt: readonly chat.Message[];
  readonly at: string;
}

export interface StudyDeps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly store: StudyStore;
  readonly games: GamesForStudies;
  /** Stores a report and returns its id. */
  readonly storeReport: (report: StoredReport) => Promise<string>;
  readonly now: () => Date;
  readonly streams: EventStreams;
  /** Calls back with each new version of a study, from any process. Returns how to stop. */
  readonly listen: (study: string, listener: Listener) => () => void;
}

/** An account that acts, or a visitor without one. */
export type Viewer = string | undefined;
