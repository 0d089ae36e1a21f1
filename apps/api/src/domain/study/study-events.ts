import type { Immutable } from "@seneschal/engine";
import { accountId, gameId, seat, sha256, version } from "@seneschal/schema";
import { z } from "zod";

const fact = z.looseObject({ type: z.string() });
const node = version.min(1);
/** 16 random bytes in hexadecimal, from which the draws of one event follow. */
const seed = z.string().regex(/^[0-9a-f]{32}$/);

/** Where a study begins. */
const origin = z.discriminatedUnion("type", [
  /** A step of a finished game. `isByInvitation`: the game was not public, so the study never is. */
  z.strictObject({
    type: z.literal("game"),
    game: gameId,
    version,
    digest: sha256,
    isByInvitation: z.literal(true).optional(),
  }),
  /** The start of a ruleset, with the facts of its setup. */
  z.strictObject({
    type: z.literal("start"),
    options: z.record(z.string(), z.unknown()),
    seed,
    facts: z.array(fact),
  }),
]);

export const studyVisibilities = ["private", "link", "public"] as const;
/** The texts of a node. The title belongs to the root. */
export const studyTextParts = ["title", "name", "comment"] as const;

/** The events of a study. Stored events never change, so these shapes may only be extended. */
export const studyEvent = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("StudyOpened"),
    owner: accountId,
    ruleset: z.string(),
    revision: z.int(),
    seats: z.int(),
    origin,
    visibility: z.enum(studyVisibilities),
    /** The study whose moves this one copies, at this version. */
    forkOf: z.strictObject({ study: gameId, version }).optional(),
  }),
  /** A move at a node. The new node has the version of this event as its number. */
  z.strictObject({
    type: z.literal("NodeAdded"),
    parent: node,
    seat,
    move: fact,
    facts: z.array(fact),
    draws: z.int(),
    /** Missing if nothing was drawn. */
    seed: seed.optional(),
  }),
  /** Removes a node and all that follow it. */
  z.strictObject({ type: z.literal("NodeRemoved"), node }),
  /** A text was written or deleted; it is not stored here. */
  z.strictObject({ type: z.literal("TextChanged"), node, part: z.enum(studyTextParts) }),
  z.strictObject({ type: z.literal("VisibilityChanged"), visibility: z.enum(studyVisibilities) }),
  z.strictObject({ type: z.literal("MemberAdded"), account: accountId }),
  z.strictObject({ type: z.literal("MemberRemoved"), account: accountId }),
  /** The owner deleted the account: a member owns the study now. */
  z.strictObject({ type: z.literal("OwnerChanged"), owner: accountId }),
  /** Nobody sees the study any more. */
  z.strictObject({ type: z.literal("StudyRemoved") }),
]);

export type StudyEvent = Immutable<z.output<typeof studyEvent>>;
export type StudyEventOf<Type extends StudyEvent["type"]> = Extract<StudyEvent, { readonly type: Type }>;
export type StudyOrigin = StudyEventOf<"StudyOpened">["origin"];
export type StudyVisibility = (typeof studyVisibilities)[number];

/** An event in its place in the stream of a study. */
export interface RecordedStudyEvent {
  readonly study: string;
  readonly version: number;
  /** An instant in UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  /** The account that acted; null for the server. */
  readonly by: string | null;
  readonly event: StudyEvent;
  readonly digest: string;
}
