import type { FastifyReply } from "fastify";
import { type Game, isOver } from "../../../domain/game/game.ts";
import { eventLineOf, manifestLineOf } from "../../../domain/verification/export-lines.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { loadVisibleGame } from "../game-access.ts";
import type { ExportQuery, PlayDeps, Viewing } from "../types.ts";
import type { Exchange } from "./history-responses.ts";

/** The whole game as a file that can be verified. */
export async function exportGame(
  deps: PlayDeps,
  { game: id, viewer }: Viewing,
  { digest }: ExportQuery,
  exchange: Exchange,
): Promise<FastifyReply> {
  const game = await loadVisibleGame(deps.store, id, viewer);
  if (!isOver(game) || game.startedAt === undefined) throw new Problem("not-finished");
  exchange.reply.header("content-disposition", `attachment; filename="seneschal-${id}.jsonl"`);
  exchange.reply.type("application/jsonl");
  return deps.history.send(exchange, {
    head: game,
    kind: "export",
    audience: "everybody",
    part: "",
    isForAll: true,
    digest,
    text: (pause) => linesOf(deps, game, pause),
  });
}

const eventsAtOnce = 256;

async function* linesOf({ store }: PlayDeps, game: Game, pause: () => Promise<void>): AsyncGenerator<string> {
  yield `${manifestLineOf(game)}\n`;
  for (let version = 0; version < game.version; ) {
    const events = await store.events(game.id, version, eventsAtOnce);
    for (const event of events.filter((event) => event.version <= game.version)) {
      await pause();
      yield `${eventLineOf(event)}\n`;
    }
    version = events.at(-1)?.version ?? game.version;
  }
}
