import { admin, studies as schemas } from "@seneschal/schema";
import type { PoolClient } from "pg";
import { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { noContent } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { writeAudit } from "../../../stores/audit-log-store.ts";
import { auditEntry, changeableBy, forModerators, requireRole } from "../permissions.ts";

export interface StudyAdminDeps {
  readonly now: () => Date;
  /** Removes a study, with more in the same transaction. False if there is none. */
  readonly removeStudy: (
    study: string,
    by: string,
    withinTransaction: (client: PoolClient) => Promise<void>,
  ) => Promise<boolean>;
}

/** The studies of others. */
export function adminStudyRoutes(server: Server, { now, removeStudy }: StudyAdminDeps): void {
  server.post(
    "/v1/admin/studies/:study/removal",
    {
      config: changeableBy(forModerators),
      schema: {
        tags: ["admin"],
        operationId: "removeStudyAsStaff",
        summary: "Remove a study",
        description: "Nobody sees it any more, and its texts are deleted; its events stay in the database.",
        params: z.object({ study: schemas.studyId }),
        body: admin.reasonBody,
        response: noContent("not-signed-in", "forbidden", "not-found"),
      },
    },
    async (request, reply) => {
      const actor = requireRole(request, forModerators);
      const { study: id } = request.params;
      const entry = auditEntry(actor, "removeStudyAsStaff", { kind: "study", id }, request.body);
      const isRemoved = await removeStudy(id, actor.account.id, (client) => writeAudit(client, entry, now()));
      if (!isRemoved) throw new Problem("not-found", "No study has this id, or it was removed.");
      return reply.code(204).send();
    },
  );
}
