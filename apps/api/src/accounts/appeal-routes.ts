import { accounts as accountWords, deskPeople as words } from "@seneschal/schema";
import { answers } from "../http/answers.ts";
import { signedIn } from "../http/identity.ts";
import type { Server } from "../http/server.ts";
import type { Accounts } from "./accounts.ts";
import { tokenOf } from "./grant.ts";

/** What somebody has to say to being muted or banned. */
export function appealRoutes(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/sanctions/:sanction/appeal",
    {
      schema: {
        operationId: "appeal",
        summary: "Say once what you have to say to a sanction",
        description: "The moderators read it beside the sanction. `sanctions` of the account lists those in force.",
        tags: ["accounts"],
        params: words.ownSanctionParams,
        body: words.newAppeal,
        response: answers(accountWords.account, "not-signed-in", "not-found", "done-already"),
      },
    },
    async (request) => accounts.appeal(tokenOf(request), signedIn(request), request.params.sanction, request.body.text),
  );
}
