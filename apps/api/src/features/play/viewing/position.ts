import type { Audience } from "@seneschal/engine";
import type { games } from "@seneschal/schema";
import type { FastifyReply } from "fastify";
import type { z } from "zod";
import { type Game, isOver } from "../../../domain/game/game.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { resolveAudience, visibleHead } from "../game-access.ts";
import type { PlayDeps, Position, Viewing } from "../types.ts";
import { positionOf } from "./game-view.ts";
import { type Exchange, serializerOf } from "./history-responses.ts";

type Query = z.output<typeof games.positionQuery>;

/** A position at a version, as the audience could see it then. */
export async function getPosition(
  deps: PlayDeps,
  { game: id, viewer }: Viewing,
  { at, as, digest }: Query,
  exchange: Exchange,
): Promise<Position | FastifyReply> {
  const head = await visibleHead(deps, id, viewer);
  const audience = resolveAudience(head, viewer, as);
  const version = at ?? head.version;
  if (version > head.version) throw noVersion(head);
  // The current position of a running game is needed for moves: it never waits in the queue.
  if (version === head.version && !isOver(head)) return positionIn(deps, head, head, audience);
  const serialize = serializerOf(exchange);
  return deps.history.send(exchange, {
    head,
    kind: "position",
    audience,
    part: String(version),
    isForAll: as !== undefined,
    digest,
    async *text() {
      const game = version === head.version ? head : await deps.store.at(id, version);
      yield serialize(positionIn(deps, game, head, audience));
    },
  });
}

function positionIn({ registry }: PlayDeps, game: Game | undefined, head: Game, audience: Audience): Position {
  if (!game) throw noVersion(head);
  if (game.startedAt === undefined) throw new Problem("not-running", "The game had not started.");
  const position = positionOf(registry, game, audience);
  // Only moves at the head can be undone.
  return game.version === head.version ? position : { ...position, canUndo: false };
}

function noVersion(head: Game): Problem {
  return new Problem("not-found", `This game has versions 1 to ${head.version}.`);
}
