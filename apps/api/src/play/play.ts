import type { games } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { ChangeNeeds } from "../database/change-game.ts";
import type { Game } from "../history/game.ts";
import { chronicleOf } from "./chronicle.ts";
import type { EventStreams } from "./event-stream.ts";
import { exportGame } from "./export-game.ts";
import { followGame } from "./follow-game.ts";
import type { Frames } from "./frames.ts";
import { playMove } from "./play-move.ts";
import { positionFor } from "./position.ts";
import { rehearse } from "./rehearse.ts";
import { replayGame } from "./replay.ts";
import { resign } from "./resign.ts";
import { undoMove } from "./undo-move.ts";

type Words = ReturnType<typeof games.playSchemas>;
type AccountId = string;
type Viewer = AccountId | undefined;

/** What can be done at the table, and what can be seen of it. */
export interface Play {
  move(game: string, player: AccountId, asked: AskedMove, key: string | undefined): Promise<Played>;
  undo(game: string, player: AccountId, asked: AskedUndo, key: string | undefined): Promise<Played>;
  resign(game: string, player: AccountId): Promise<games.GameBody>;
  rehearse(game: string, player: AccountId, asked: AskedRehearsal): Promise<Rehearsed>;
  position(game: string, viewer: Viewer, query: z.output<typeof games.positionQuery>): Promise<Position>;
  chronicle(game: string, viewer: Viewer, query: z.output<typeof games.stepsQuery>): Promise<Chronicle>;
  replay(game: string, viewer: Viewer, query: AsQuery, reply: FastifyReply): Promise<FastifyReply>;
  follow(game: string, viewer: Viewer, request: FollowRequest, reply: FastifyReply): Promise<FastifyReply>;
  exportTo(game: string, viewer: Viewer, reply: FastifyReply): Promise<FastifyReply>;
}

export type FollowRequest = Pick<FastifyRequest, "headers" | "log" | "isStillSignedIn"> & {
  readonly query: { readonly after?: number | undefined };
};
export type AskedMove = z.output<Words["newMove"]>;
export type AskedUndo = z.output<typeof games.newUndo>;
export type AskedRehearsal = z.output<Words["newRehearsal"]>;
export type AsQuery = { readonly as?: string | undefined };
export type Position = z.output<Words["position"]>;
export type Played = z.output<Words["played"]>;
export type Rehearsed = z.output<Words["rehearsed"]>;
export type Chronicle = z.output<Words["chronicle"]>;
export type Step = Chronicle["steps"][number];

export interface PlayNeeds extends ChangeNeeds {
  /** The game as the lobby shows it. */
  readonly showGame: (game: Game, viewer: Viewer) => Promise<games.GameBody>;
  readonly streams: EventStreams;
  readonly frames: Frames;
}

export function playOf(needs: PlayNeeds): Play {
  return {
    move: (game, player, asked, key) => playMove(needs, game, player, asked, key),
    undo: (game, player, asked, key) => undoMove(needs, game, player, asked, key),
    resign: (game, player) => resign(needs, game, player),
    rehearse: (game, player, asked) => rehearse(needs, game, player, asked),
    position: (game, viewer, query) => positionFor(needs, game, viewer, query),
    chronicle: (game, viewer, query) => chronicleOf(needs, game, viewer, query),
    replay: (game, viewer, query, reply) => replayGame(needs, game, viewer, query, reply),
    follow: (game, viewer, request, reply) => followGame(needs, game, viewer, request, reply),
    exportTo: (game, viewer, reply) => exportGame(needs, game, viewer, reply),
  };
}
