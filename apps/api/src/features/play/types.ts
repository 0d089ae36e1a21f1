import type { autoReplies, games } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Game } from "../../domain/game/game.ts";
import type { CommandDeps } from "../../event-store/game-aggregate.ts";
import type { VisibleGames } from "../../event-store/spectator-delay.ts";
import type { rawJsonSerializer } from "../../platform/http/response-schemas.ts";
import type { EventStreams } from "../../platform/http/streams/event-stream.ts";
import type { AnswerDelay } from "./automatic-answers/answer-delay.ts";
import type { HistoryResponses } from "./viewing/history-responses.ts";
import type { OnlinePlayers } from "./viewing/presence/online-players.ts";
import type { SseFrameCache } from "./viewing/sse-frame-cache.ts";

type Schemas = ReturnType<typeof games.playSchemas>;
type AccountId = string;
type Viewer = AccountId | undefined;

export type FollowRequest = Pick<FastifyRequest, "headers" | "log" | "isStillSignedIn" | "ip" | "sessionOwnerId"> & {
  readonly query: { readonly after?: number | undefined };
};
export type DraftRequest = z.output<Schemas["newDraft"]>;
export type CheckedDraft = z.output<Schemas["draftCheck"]>;
export type PlayedDraft = z.output<Schemas["draftResult"]>;
export type GamePresence = z.output<typeof games.gamePresence>;
export type UndoRequest = z.output<typeof games.undoRequest>;
export type AutoRepliesBody = z.output<typeof autoReplies.autoReplies>;
export type SavedDraft = z.output<Schemas["savedDraft"]>;
export type PremovesRequest = z.output<Schemas["newPremoves"]>;
export type PremoveCheckRequest = z.output<Schemas["newPremoveCheck"]>;
export type CheckedPremoves = z.output<Schemas["premoveCheck"]>;
export type SavedPremoves = z.output<Schemas["premoves"]>;
export type MoveRequest = z.output<Schemas["newMove"]>;
export type UndoMoveRequest = z.output<typeof games.newUndo>;
export type PreviewRequest = z.output<Schemas["newPreview"]>;
export type ReplayQuery = z.output<typeof games.replayQuery>;
export type ReportProgress = z.output<typeof games.reportProgress>;
export type ExportQuery = z.output<typeof games.exportQuery>;
export type Position = z.output<Schemas["position"]>;
export type Played = z.output<Schemas["moveResult"]>;
export type Preview = z.output<Schemas["preview"]>;
export type Chronicle = z.output<Schemas["chronicle"]>;
export type GameStep = Chronicle["steps"][number];

/** A command of a player. */
export interface PlayerCommand<Body> {
  readonly game: string;
  readonly player: AccountId;
  readonly body: Body;
  /** The Idempotency-Key of the request. */
  readonly key?: string | undefined;
}

/** A game and the account that looks at it. */
export interface Viewing {
  readonly game: string;
  readonly viewer: Viewer;
}

/** The chat of a game, as frames of a live stream. */
export interface ChatFeed {
  /** The number of the last change that was sent; 0 while the chat is empty. */
  readonly lastSent: number;
  /** The changes since then, for a viewer who sees the game up to `shownVersion`. */
  next(game: Game, shownVersion: number): Promise<readonly { readonly number: number; readonly data: string }[]>;
}

/** How responses become text: as plain JSON, or by the serializer of the server, which validates them. */
export type Serializing = typeof rawJsonSerializer | Record<never, never>;

export interface PlayDeps extends CommandDeps {
  readonly pool: Pool;
  /** Applies the spectator delay. */
  readonly visible: VisibleGames;
  /** A game at its head, as the lobby shows it to this viewer. */
  readonly showGame: (head: Game, viewer: Viewer) => Promise<games.GameBody>;
  /** A game at exactly this version. The viewer must be allowed to see it. */
  readonly showVersion: (game: Game, viewer: Viewer) => Promise<games.GameBody>;
  /** Draws the delay of auto-replies. */
  readonly answerDelay: AnswerDelay;
  readonly streams: EventStreams;
  readonly frames: SseFrameCache;
  readonly history: HistoryResponses;
  readonly onlinePlayers: OnlinePlayers;
  /** Opens the chat of a game after the last change that the viewer has seen; without it, from now on. */
  readonly openChatFeed: (game: Game, viewer: Viewer, after: number | undefined) => Promise<ChatFeed>;
}
