import { accountStream } from "@seneschal/schema";
import { requireUser } from "../../platform/http/identity.ts";
import { eventStream } from "../../platform/http/response-schemas.ts";
import { jsonLinesType } from "../../platform/http/responses/json-lines.ts";
import type { Server } from "../../platform/http/server.ts";
import { type AccountStreamDeps, followAccount } from "./follow-account.ts";

/** The live stream of an account. */
export function accountStreamRoutes(server: Server, deps: AccountStreamDeps): void {
  server.get(
    "/v1/account/stream",
    {
      config: { access: "games:read" },
      schema: {
        operationId: "followAccount",
        summary: "Follow all your games live",
        description,
        tags: ["play"],
        querystring: accountStream.accountStreamQuery,
        headers: accountStream.accountStreamHeaders,
        response: withLines(eventStream(["AccountStreamLine"], "not-signed-in")),
      },
    },
    async (request, reply) => followAccount(deps, requireUser(request).id, request, reply),
  );
}

/** Adds JSON lines, each an `AccountStreamLine`, to the content of the stream. */
function withLines(response: ReturnType<typeof eventStream>) {
  const lines = { [jsonLinesType]: { schema: accountStream.accountStreamLine } };
  const content = { ...response[200].content, ...lines };
  return { ...response, 200: { description: "Server-sent events, or JSON lines.", content } };
}

const description = `One stream for all games in which you have a seat, or had one until a bot took over, and for invitations
to you. Each event is an \`AccountEvent\`; \`event:\` is its type:
- \`turn\`: it is your turn, or that of a player on your device;
- \`invitation\`: you are invited to a game;
- \`start\` and \`end\` of a game, and every \`step\` between them: read what happened with \`listSteps\` or \`getPosition\`;
- \`vote\`: you are asked about an undo, a shorter game, whether players are still there, or an abandoned seat;
- \`chat\`: a new or deleted message that you can read.

With \`Accept: application/x-ndjson\`, each line is an \`AccountStreamLine\`; an empty line every 15 s shows that the
connection is alive.

The first event is \`connected\`. Its id, like that of each event, is a cursor: with \`Last-Event-ID\` or \`after\`, the stream
continues after it, at any process of the server, without loss or repetition. The events of a game come in their order. A
cursor can be used for 7 days. Without one, the stream starts now: read \`GET /v1/games?turn=mine\` after \`connected\` for the
games that wait for you already.

The limits of live streams apply: by default 50 for each account and 200 for each address at a time; beyond them, the
response is 429.`;
