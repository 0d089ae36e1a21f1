import type { FastifyReply } from "fastify";
import { isOver } from "../../../domain/game/game.ts";
import { gameLogLines } from "../../../event-store/game-log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { asJsonLines } from "../../../platform/http/responses/json-lines.ts";
import { loadRecordedGame } from "../game-access.ts";
import type { ExportQuery, PlayDeps, Viewing } from "../types.ts";
import type { Exchange } from "./history-responses.ts";

/** The whole game as a file that can be verified. */
export async function exportGame(
  deps: PlayDeps,
  { game: id, viewer }: Viewing,
  { digest }: ExportQuery,
  exchange: Exchange,
): Promise<FastifyReply> {
  const game = await loadRecordedGame(deps.store, id, viewer);
  if (!isOver(game) || game.startedAt === undefined) throw new Problem("not-finished");
  asJsonLines(exchange.request, exchange.reply, `seneschal-${id}.jsonl`);
  return deps.history.send(exchange, {
    head: game,
    kind: "export",
    audience: "everybody",
    part: "",
    isForAll: true,
    digest,
    text: (pause) => gameLogLines(deps.store, game, pause),
  });
}
