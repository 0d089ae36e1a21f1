import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { gameId, imports, verifications } from "@seneschal/schema";
import { z } from "zod";
import { cursorOf, pageEndOf } from "../../../platform/http/cursor.ts";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUnmutedUser, requireUser } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { linesResponse, noContent, responses } from "../../../platform/http/response-schemas.ts";
import { jsonLinesType } from "../../../platform/http/responses/json-lines.ts";
import type { Server } from "../../../platform/http/server.ts";
import {
  findImport,
  findImportLog,
  findImports,
  hideImport,
  importBody,
  setImportListed,
} from "../../../stores/games/imports-store.ts";
import type { ArchiveDeps } from "../archive-deps.ts";
import type { LogVerifier } from "../log-verifier.ts";
import { importGame, requireImportsLeft } from "./import-game.ts";

const unpack = promisify(gunzip);
const perMinute = 5;
const tags = ["archive"];
const params = z.object({ import: gameId });

interface ImportDeps extends ArchiveDeps {
  readonly verify: LogVerifier;
}

/** Games of other servers: read-only, with a replay. */
export function importRoutes(server: Server, logLine: z.ZodType, deps: ImportDeps): void {
  importRoute(server, deps);
  listRoute(server, deps);
  ownListRoute(server, deps);
  getRoute(server, deps);
  logRoute(server, logLine, deps);
  changeRoute(server, deps);
  removeRoute(server, deps);
}

function importRoute(server: Server, deps: ImportDeps): void {
  server.post(
    "/v1/imports",
    {
      config: { access: "lobby:write", ...limitByUser(perMinute) },
      bodyLimit: verifications.verifiedBytesMax,
      schema: {
        operationId: "importGame",
        summary: "Import a game of another server",
        description: importDescription,
        tags,
        consumes: [jsonLinesType, "text/plain"],
        querystring: imports.importQuery,
        body: z.string().meta({ description: "The game log, as it was downloaded." }),
        response: responses(imports.importResult, "not-signed-in", "muted"),
      },
    },
    async (request, reply) => {
      const { id } = requireUnmutedUser(request);
      await requireImportsLeft(deps, id);
      const verdict = await deps.verify(request, reply);
      return importGame(deps, id, request.query, { verdict, text: request.body });
    },
  );
}

function listRoute(server: Server, { pool }: ImportDeps): void {
  server.get(
    "/v1/imports",
    {
      config: { access: "public" },
      schema: {
        operationId: "listImports",
        summary: "List imported games",
        description: "Those that their importers have listed, the newest first.",
        tags,
        querystring: imports.importListQuery,
        response: responses(imports.importList),
      },
    },
    async ({ query }) => pageOf(pool, query, null),
  );
}

function ownListRoute(server: Server, { pool }: ImportDeps): void {
  server.get(
    "/v1/account/imports",
    {
      config: { access: "profile:read" },
      schema: {
        operationId: "listOwnImports",
        summary: "List the games that you imported",
        description: "Listed or not, the newest first, without those that were removed.",
        tags,
        querystring: imports.importListQuery,
        response: responses(imports.importList),
      },
    },
    async (request) => pageOf(pool, request.query, requireUser(request).id),
  );
}

/** A page of the imports that are listed, or of all that an account imported. */
async function pageOf(
  pool: ImportDeps["pool"],
  { limit, cursor }: z.output<typeof imports.importListQuery>,
  importer: string | null,
): Promise<z.output<typeof imports.importList>> {
  const after = cursor === undefined ? undefined : pageEndOf(cursor);
  // One row more than the limit shows whether there are more.
  const found = await findImports(pool, importer, after, limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  const next = hasMore ? cursorOf({ at: last.importedAt.toISOString(), id: last.id }) : null;
  return { imports: shown.map(importBody), next };
}

function getRoute(server: Server, { pool }: ImportDeps): void {
  server.get(
    "/v1/imports/:import",
    {
      config: { access: "public" },
      schema: {
        operationId: "getImport",
        summary: "Get an imported game",
        description: "For everyone who knows its id.",
        tags,
        params,
        response: responses(imports.importedGame, "not-found"),
      },
    },
    async ({ params: { import: id } }) => importBody(required(await findImport(pool, id))),
  );
}

function logRoute(server: Server, logLine: z.ZodType, { pool }: ImportDeps): void {
  server.get(
    "/v1/imports/:import/export",
    {
      config: { access: "public" },
      schema: {
        operationId: "exportImport",
        summary: "Download the log of an imported game",
        description: "Byte for byte the file that was imported.",
        tags,
        params,
        response: linesResponse("The manifest, then one event per line.", logLine, "not-found"),
      },
    },
    async ({ params: { import: id } }, reply) => {
      const log = required(await findImportLog(pool, id));
      const headers = {
        "content-type": `${jsonLinesType}; charset=utf-8`,
        "content-disposition": `attachment; filename="seneschal-import-${id}.ndjson"`,
      };
      return reply.headers(headers).send(await unpack(log));
    },
  );
}

function changeRoute(server: Server, { pool }: ImportDeps): void {
  server.patch(
    "/v1/imports/:import",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "changeImport",
        summary: "List an imported game, or take it off the list",
        description: "For the account that imported it.",
        tags,
        params,
        body: imports.importChange,
        response: responses(imports.importedGame, "not-signed-in", "muted", "not-found"),
      },
    },
    async (request) => {
      const { id: account } = requireUnmutedUser(request);
      const { import: id } = request.params;
      if (!(await setImportListed(pool, id, account, request.body.isListed))) throw notYours();
      return importBody(required(await findImport(pool, id)));
    },
  );
}

function removeRoute(server: Server, { pool, now }: ImportDeps): void {
  server.delete(
    "/v1/imports/:import",
    {
      config: { access: "lobby:write" },
      schema: {
        operationId: "removeImport",
        summary: "Remove an imported game",
        description:
          "For the account that imported it. Nobody sees it any more; its log stays in the database, as all events do. The same file can be imported again.",
        tags,
        params,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { id: account } = requireUser(request);
      if (!(await hideImport(pool, request.params.import, account, now()))) throw notYours();
      return reply.code(204).send();
    },
  );
}

function required<Value>(found: Value | undefined): Value {
  if (found === undefined) throw new Problem("not-found", "No import has this id, or it was removed.");
  return found;
}

const notYours = () => new Problem("not-found", "You have not imported a game with this id.");

const importDescription = `Send the file of a finished game of another server as it is. It is verified first, like with \`/v1/verifications\`; only a sound log is stored, and the problem names the first line that is wrong. The import is a read-only game with a replay (\`/v1/imports/{import}/replay\`): nobody plays, chats or is rated in it, and no list or statistic of games counts it.

The same file always gives the same import, so you can repeat the request. If the game was played here, the response names it. At first only people who know the id see the import; \`PATCH\` lists it.

A file may have up to ${verifications.verifiedBytesMax / 1_000_000} MB. You can import ${imports.importsPerDay} games in 24 hours and send ${perMinute} files a minute.`;
