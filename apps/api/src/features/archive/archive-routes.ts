import { Readable } from "node:stream";
import type { archive } from "@seneschal/schema";
import type { z } from "zod";
import { gameLogLines } from "../../event-store/game-log.ts";
import { connectionOf } from "../../platform/http/long-computations/client-gone.ts";
import { inSlices } from "../../platform/http/long-computations/slices.ts";
import { linesResponse, responses } from "../../platform/http/response-schemas.ts";
import { jsonLinesHeaders } from "../../platform/http/responses/json-lines.ts";
import { downloadsMax, sendStream } from "../../platform/http/responses/send-stream.ts";
import type { Server } from "../../platform/http/server.ts";
import type { ArchiveDeps } from "./archive-deps.ts";
import type { FinishedGame } from "./archive-queries.ts";
import { awaitArchivePage, findFinishedGames } from "./archived-games.ts";

type Schemas = ReturnType<typeof archive.archiveSchemas>;

const tags = ["archive"];

/** Finished public games, for programs that collect them. */
export function archiveRoutes(server: Server, schemas: Schemas, logLine: z.ZodType, deps: ArchiveDeps): void {
  listRoute(server, schemas, deps);
  logsRoute(server, schemas, logLine, deps);
}

function listRoute(server: Server, { archiveQuery, archivePage }: Schemas, deps: ArchiveDeps): void {
  server.get(
    "/v1/archive/games",
    {
      config: { access: "public" },
      schema: {
        operationId: "listArchivedGames",
        summary: "List finished public games in the order in which they ended",
        description:
          "Nothing is listed out of order, so you can follow the archive: store `next`, and ask again with it; with `wait`, the response comes when there is a game. Games appear a few seconds after they ended. Cancelled and private games are left out.",
        tags,
        querystring: archiveQuery,
        response: responses(archivePage),
      },
    },
    async ({ query }, reply) => awaitArchivePage(deps, query, connectionOf(reply)),
  );
}

function logsRoute(server: Server, { archiveLogsQuery }: Schemas, logLine: z.ZodType, deps: ArchiveDeps): void {
  server.get(
    "/v1/archive/logs",
    {
      config: { access: "public" },
      schema: {
        operationId: "downloadGameLogs",
        summary: "Download the logs of finished public games",
        description: `The logs of several games, one after the other, in the order in which the games ended. Each begins with its manifest. With \`player\` you get the games of a player.

If there are more games, the header \`Link\` has the URL of the next part, as \`rel="next"\`. Each process of the server sends at most ${downloadsMax} downloads at the same time, to all clients together; beyond that the response is 429. To download one game, use \`/v1/games/{game}/export\`.`,
        tags,
        querystring: archiveLogsQuery,
        response: linesResponse("For each game a manifest line, then one event per line.", logLine),
      },
    },
    async (request, reply) => {
      const { games, next, hasMore } = await findFinishedGames(deps, request.query);
      if (hasMore && next !== null) reply.header("link", `<${nextUrl(request.url, next)}>; rel="next"`);
      const headers = jsonLinesHeaders(request, reply, "seneschal-games.ndjson");
      const pause = inSlices(connectionOf(reply));
      return sendStream(reply, headers, () => Readable.from(logsOf(deps, games, pause)));
    },
  );
}

/** A game that was deleted or annulled in the meantime is left out. */
async function* logsOf({ store }: ArchiveDeps, games: readonly FinishedGame[], pause: () => Promise<void>) {
  for (const { id } of games) {
    const game = await store.current(id);
    if (game?.phase === "finished") yield* gameLogLines(store, game, pause);
  }
}

function nextUrl(url: string, cursor: string): string {
  const next = new URL(url, "http://localhost");
  next.searchParams.set("cursor", cursor);
  return `${next.pathname}${next.search}`;
}
