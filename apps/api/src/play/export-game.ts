import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { eventLineOf, manifestLineOf } from "../history/export-lines.ts";
import { type Game, isOver } from "../history/game.ts";
import { Problem } from "../http/problem.ts";
import type { PlayNeeds } from "./play.ts";
import { shownGame } from "./who.ts";

/** The whole game as one file: what everybody may keep, and anybody may check. */
export async function exportGame(
  needs: PlayNeeds,
  id: string,
  viewer: string | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const game = await shownGame(needs.store, id, viewer);
  if (!isOver(game) || game.startedAt === undefined) throw new Problem("not-finished");
  reply.header("content-disposition", `attachment; filename="seneschal-${id}.jsonl"`);
  return reply.type("application/jsonl").send(Readable.from(linesOf(needs, game)));
}

const eventsAtOnce = 256;

async function* linesOf({ store }: PlayNeeds, game: Game): AsyncGenerator<string> {
  yield `${manifestLineOf(game)}\n`;
  for (let version = 0; version < game.version; ) {
    const events = await store.events(game.id, version, eventsAtOnce);
    yield events.map((event) => `${eventLineOf(event)}\n`).join("");
    version = events.at(-1)?.version ?? game.version;
  }
}
