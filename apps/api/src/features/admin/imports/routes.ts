import { admin, adminImports as schemas } from "@seneschal/schema";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { changeableBy, forModerators, readableBy, requireRole } from "../permissions.ts";
import { searchImports } from "./imports-queries.ts";
import { removeImport } from "./remove-import.ts";

const common = { tags: ["admin"] };
const staffProblems = ["not-signed-in", "forbidden"] as const;

/** The games of other servers that accounts imported. */
export function adminImportRoutes(server: Server, deps: AdminDeps): void {
  server.get(
    "/v1/admin/imports",
    {
      config: readableBy(forModerators),
      schema: {
        ...common,
        operationId: "searchImports",
        summary: "Search imported games, newest first",
        description: "All that were not removed, also those that only people who know the id see.",
        querystring: schemas.adminImportsQuery,
        response: responses(schemas.adminImportsPage, ...staffProblems),
      },
    },
    async ({ query }) => searchImports(deps.pool, query),
  );
  server.post(
    "/v1/admin/imports/:import/removal",
    {
      config: changeableBy(forModerators),
      schema: {
        ...common,
        operationId: "removeImportAsStaff",
        summary: "Remove an imported game",
        description:
          "Nobody sees it any more; its log stays in the database. The same file can be imported again, except by accounts that are muted or banned.",
        params: schemas.adminImportParams,
        body: admin.reasonBody,
        response: noContent(...staffProblems, "not-found"),
      },
    },
    async (request, reply) => {
      await removeImport(deps, requireRole(request, forModerators), request.params.import, request.body);
      return reply.code(204).send();
    },
  );
}
