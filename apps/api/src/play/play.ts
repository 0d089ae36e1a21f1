import type { games } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";

type Words = ReturnType<typeof games.playSchemas>;
type AccountId = string;
type Viewer = AccountId | undefined;

/** What can be done at the table, and what can be seen of it. */
export interface Play {
  move(game: string, player: AccountId, asked: z.output<Words["newMove"]>, key: string | undefined): Promise<Played>;
  undo(
    game: string,
    player: AccountId,
    asked: z.output<typeof games.newUndo>,
    key: string | undefined,
  ): Promise<Played>;
  resign(game: string, player: AccountId): Promise<games.GameBody>;
  rehearse(game: string, player: AccountId, asked: z.output<Words["newRehearsal"]>): Promise<Rehearsed>;
  position(game: string, viewer: Viewer, query: z.output<typeof games.positionQuery>): Promise<Position>;
  chronicle(game: string, viewer: Viewer, query: z.output<typeof games.stepsQuery>): Promise<Chronicle>;
  replay(
    game: string,
    viewer: Viewer,
    query: z.output<typeof games.replayQuery>,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
  follow(game: string, viewer: Viewer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  exportTo(game: string, viewer: Viewer, reply: FastifyReply): Promise<FastifyReply>;
}

export type Position = z.output<Words["position"]>;
export type Played = z.output<Words["played"]>;
export type Rehearsed = z.output<Words["rehearsed"]>;
export type Chronicle = z.output<Words["chronicle"]>;
