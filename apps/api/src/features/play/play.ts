import type { games, orders } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Game } from "../../domain/game/game.ts";
import type { ChangeNeeds } from "../../event-store/change-game.ts";
import type { ShownGames } from "../../event-store/shown-game.ts";
import type { EventStreams } from "../../platform/http/streams/event-stream.ts";
import { answerUndo, askUndo, undoRequestOf, withdrawUndo } from "./consent/undo-requests.ts";
import { checkDraft } from "./drafts/check-draft.ts";
import { dropDraft, keepDraft, keptDraftOf } from "./drafts/keep-draft.ts";
import { playDraft } from "./drafts/play-draft.ts";
import { playMove } from "./moves/play-move.ts";
import { type ReadMove, readMoves } from "./moves/read-moves.ts";
import { rehearse } from "./moves/rehearse.ts";
import { resign } from "./moves/resign.ts";
import { undoMove } from "./moves/undo-move.ts";
import type { AnswerDelay } from "./orders/answer-delay.ts";
import { changeOrders, ownOrders } from "./orders/keep-orders.ts";
import { chronicleOf } from "./viewing/chronicle.ts";
import { exportGame } from "./viewing/export-game.ts";
import { followGame } from "./viewing/follow-game.ts";
import type { Frames } from "./viewing/frames.ts";
import type { Exchange, PastAnswers } from "./viewing/past-answers.ts";
import { positionFor } from "./viewing/position.ts";
import { replayGame } from "./viewing/replay.ts";

type Words = ReturnType<typeof games.playSchemas>;
type AccountId = string;
type Viewer = AccountId | undefined;

/** What can be done at the table, and what can be seen of it. */
export interface Play {
  move(game: string, player: AccountId, asked: AskedMove, key: string | undefined): Promise<Played>;
  /** What keeps something from being a move of this game; undefined where the game is not shown. */
  readMoves(game: string, viewer: Viewer): Promise<ReadMove | undefined>;
  undo(game: string, player: AccountId, asked: AskedUndo, key: string | undefined): Promise<Played>;
  resign(game: string, player: AccountId): Promise<games.GameBody>;
  rehearse(game: string, player: AccountId, asked: AskedRehearsal): Promise<Rehearsed>;
  checkDraft(game: string, player: AccountId, asked: AskedDraft): Promise<DraftChecked>;
  playDraft(game: string, player: AccountId, asked: AskedDraft, key: string | undefined): Promise<DraftPlayed>;
  draft(game: string, player: AccountId): Promise<KeptDraft>;
  keepDraft(game: string, player: AccountId, asked: AskedDraft): Promise<KeptDraft>;
  dropDraft(game: string, player: AccountId): Promise<void>;
  undoRequest(game: string, player: AccountId): Promise<UndoRequest>;
  askUndo(game: string, player: AccountId, asked: AskedUndo): Promise<UndoRequest>;
  answerUndo(game: string, player: AccountId, answer: z.output<typeof games.undoAnswer>): Promise<UndoRequest>;
  withdrawUndo(game: string, player: AccountId): Promise<UndoRequest>;
  orders(game: string, player: AccountId): Promise<Orders>;
  changeOrders(game: string, player: AccountId, list: Orders["orders"]): Promise<Orders>;
  position(game: string, viewer: Viewer, query: PositionQuery, exchange: Exchange): Promise<Position | FastifyReply>;
  chronicle(game: string, viewer: Viewer, query: StepsQuery, exchange: Exchange): Promise<Chronicle | FastifyReply>;
  replay(game: string, viewer: Viewer, query: ReplayQuery, exchange: Exchange): Promise<FastifyReply>;
  follow(game: string, viewer: Viewer, request: FollowRequest, reply: FastifyReply): Promise<FastifyReply>;
  exportTo(game: string, viewer: Viewer, query: ExportQuery, exchange: Exchange): Promise<FastifyReply>;
}

export type FollowRequest = Pick<FastifyRequest, "headers" | "log" | "isStillSignedIn" | "ip" | "asker"> & {
  readonly query: { readonly after?: number | undefined };
};
export type AskedDraft = z.output<Words["newDraft"]>;
export type DraftChecked = z.output<Words["draftChecked"]>;
export type DraftPlayed = z.output<Words["draftPlayed"]>;
export type UndoRequest = z.output<typeof games.undoRequest>;
export type Orders = z.output<typeof orders.standingOrders>;
export type KeptDraft = z.output<Words["keptDraft"]>;
export type AskedMove = z.output<Words["newMove"]>;
export type AskedUndo = z.output<typeof games.newUndo>;
export type AskedRehearsal = z.output<Words["newRehearsal"]>;
type PositionQuery = z.output<typeof games.positionQuery>;
type StepsQuery = z.output<typeof games.stepsQuery>;
export type ReplayQuery = z.output<typeof games.replayQuery>;
export type ExportQuery = z.output<typeof games.exportQuery>;
export type Position = z.output<Words["position"]>;
export type Played = z.output<Words["played"]>;
export type Rehearsed = z.output<Words["rehearsed"]>;
export type Chronicle = z.output<Words["chronicle"]>;
export type Step = Chronicle["steps"][number];

/** Talk beside a game, as frames of a stream. */
export interface TalkAside {
  /** Up to which change everything was told; 0 while nothing was ever said. */
  readonly told: number;
  /** What was said since, to a viewer who is shown the game up to a version. */
  next(game: Game, shownVersion: number): Promise<readonly { readonly number: number; readonly data: string }[]>;
}

export interface PlayNeeds extends ChangeNeeds {
  readonly pool: Pool;
  /** What viewers may see of a game at its head. */
  readonly shown: ShownGames;
  /** A game at its head, as the lobby shows it to this viewer. */
  readonly showGame: (head: Game, viewer: Viewer) => Promise<games.GameBody>;
  /** A game at exactly this version, which the viewer may see. */
  readonly showVersion: (game: Game, viewer: Viewer) => Promise<games.GameBody>;
  /** How long standing orders wait before they answer. */
  readonly answerDelay: AnswerDelay;
  readonly streams: EventStreams;
  readonly frames: Frames;
  readonly past: PastAnswers;
  /** What is said at a table, from where a viewer was; from now on, if that is not known. */
  readonly talk: (game: Game, viewer: Viewer, after: number | undefined) => Promise<TalkAside>;
}

export function playOf(needs: PlayNeeds): Play {
  return {
    move: (game, player, asked, key) => playMove(needs, game, player, asked, key),
    readMoves: (game, viewer) => readMoves(needs, game, viewer),
    undo: (game, player, asked, key) => undoMove(needs, game, player, asked, key),
    resign: (game, player) => resign(needs, game, player),
    rehearse: (game, player, asked) => rehearse(needs, game, player, asked),
    checkDraft: (game, player, asked) => checkDraft(needs, game, player, asked),
    playDraft: (game, player, asked, key) => playDraft(needs, game, player, asked, key),
    draft: (game, player) => keptDraftOf(needs, game, player),
    keepDraft: (game, player, asked) => keepDraft(needs, game, player, asked),
    dropDraft: (game, player) => dropDraft(needs, game, player),
    undoRequest: (game, player) => undoRequestOf(needs, game, player),
    askUndo: (game, player, asked) => askUndo(needs, game, player, asked),
    answerUndo: (game, player, answer) => answerUndo(needs, game, player, answer),
    withdrawUndo: (game, player) => withdrawUndo(needs, game, player),
    orders: (game, player) => ownOrders(needs, game, player),
    changeOrders: (game, player, list) => changeOrders(needs, game, player, list),
    position: (game, viewer, query, exchange) => positionFor(needs, game, viewer, query, exchange),
    chronicle: (game, viewer, query, exchange) => chronicleOf(needs, game, viewer, query, exchange),
    replay: (game, viewer, query, exchange) => replayGame(needs, game, viewer, query, exchange),
    follow: (game, viewer, request, reply) => followGame(needs, game, viewer, request, reply),
    exportTo: (game, viewer, query, exchange) => exportGame(needs, game, viewer, query, exchange),
  };
}
