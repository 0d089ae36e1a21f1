import { accounts as accountSchemas, adminPeople as schemas } from "@seneschal/schema";
import { requireUser } from "../../platform/http/identity.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { Accounts } from "./accounts.ts";
import { tokenOf } from "./sessions/send-session.ts";

/** The appeal against a mute or a ban. */
export function appealRoutes(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/sanctions/:sanction/appeal",
    {
      config: { access: "session" },
      schema: {
        operationId: "appealSanction",
        summary: "Appeal a sanction",
        description: "Moderators read it together with the sanction. `sanctions` of the account lists the active ones.",
        tags: ["accounts"],
        params: schemas.ownSanctionParams,
        body: schemas.newAppeal,
        response: responses(accountSchemas.account, "not-signed-in", "not-found", "done-already"),
      },
    },
    async (request) =>
      accounts.appeal(tokenOf(request), requireUser(request), request.params.sanction, request.body.text),
  );
}
