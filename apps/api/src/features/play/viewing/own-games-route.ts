import { Readable } from "node:stream";
import type { games } from "@seneschal/schema";
import type { z } from "zod";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { connectionOf } from "../../../platform/http/long-computations/client-gone.ts";
import { inSlices } from "../../../platform/http/long-computations/slices.ts";
import { linesTextResponse } from "../../../platform/http/response-schemas.ts";
import { jsonLinesHeaders } from "../../../platform/http/responses/json-lines.ts";
import { downloadsMax, sendStream } from "../../../platform/http/responses/send-stream.ts";
import type { Server } from "../../../platform/http/server.ts";
import { resolveAudience, visibleHead } from "../game-access.ts";
import type { Chronicle, PlayDeps } from "../types.ts";
import { stepsOf } from "./steps.ts";

type Schemas = ReturnType<typeof games.ownGamesSchemas>;
type Query = z.output<Schemas["ownGamesQuery"]>;

export interface OwnGamesDeps extends PlayDeps {
  /** A page of the games in which an account has or had a seat, as it may see them. */
  readonly findOwnGames: (account: string, query: Query) => Promise<OwnGamesPage>;
}

interface OwnGamesPage {
  readonly games: readonly games.GameBody[];
  readonly next: string | null;
}

/** The games of an account with their steps, as its seats see them. */
export function ownGamesRoute(server: Server, { ownGamesQuery }: Schemas, deps: OwnGamesDeps): void {
  server.get(
    "/v1/account/games",
    {
      config: { access: "games:read", ...limitByUser(20) },
      schema: {
        operationId: "downloadOwnGames",
        summary: "Download your games, private and running ones, too",
        description: `The games in which you have or had a seat, newest first, a line each: the game, and what happened in it with the facts that you may know. It is what \`getGame\` and \`listSteps\` return for your seat: in a running game, nothing that is hidden from you. The whole log of a game that is over is \`exportGame\`.

If there are more games, the header \`Link\` has the URL of the next part, as \`rel="next"\`. Each process of the server sends at most ${downloadsMax} downloads at the same time, to all clients together; beyond that the response is 429.`,
        tags: ["play"],
        querystring: ownGamesQuery,
        response: linesTextResponse("A game per line, each an `OwnGame`.", "OwnGame", "not-signed-in"),
      },
    },
    async (request, reply) => {
      const { id } = requireUser(request);
      const { games, next } = await deps.findOwnGames(id, request.query);
      if (next !== null) reply.header("link", `<${nextUrl(request.url, next)}>; rel="next"`);
      const headers = jsonLinesHeaders(request, reply, "seneschal-own-games.ndjson");
      const pause = inSlices(connectionOf(reply));
      return sendStream(reply, headers, () => Readable.from(linesOf(deps, games, id, pause)));
    },
  );
}

async function* linesOf(
  deps: OwnGamesDeps,
  games: OwnGamesPage["games"],
  account: string,
  pause: () => Promise<void>,
): AsyncGenerator<string> {
  for (const game of games) {
    const chronicle = await wholeChronicle(deps, game.id, account, pause);
    yield `${JSON.stringify({ game, chronicle })}\n`;
  }
}

const versionsAtOnce = 1000;

async function wholeChronicle(
  deps: OwnGamesDeps,
  id: string,
  account: string,
  pause: () => Promise<void>,
): Promise<Chronicle> {
  const head = await visibleHead(deps, id, account);
  const seen = { head, audience: resolveAudience(head, account, undefined) };
  let page = await stepsOf(deps, seen, { after: 0, limit: versionsAtOnce }, pause);
  const steps = [...page.steps];
  while (page.next !== null) {
    page = await stepsOf(deps, seen, { after: page.next, limit: versionsAtOnce }, pause);
    steps.push(...page.steps);
  }
  return { ...page, steps };
}

function nextUrl(url: string, cursor: string): string {
  const next = new URL(url, "http://localhost");
  next.searchParams.set("cursor", cursor);
  return `${next.pathname}${next.search}`;
}
