import { accounts as schemas } from "@seneschal/schema";
import { requireUser } from "../../../platform/http/identity.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Accounts } from "../accounts.ts";
import { tokenOf } from "../sessions/send-session.ts";

const tags = ["accounts"];
const address = "/v1/account/two-factor";

/** Two-factor authentication with an authenticator app. */
export function secondFactorRoutes(server: Server, accounts: Accounts): void {
  beginTwoFactorSetupRoute(server, accounts);
  confirmTwoFactorRoute(server, accounts);
  disableTwoFactorRoute(server, accounts);
}

function beginTwoFactorSetupRoute(server: Server, accounts: Accounts): void {
  server.post(
    address,
    {
      config: { access: "session" },
      schema: {
        operationId: "beginTwoFactorSetup",
        summary: "Begin two-factor setup",
        description: "Returns a secret for the authenticator app. Nothing changes until a code is confirmed.",
        tags,
        body: schemas.currentPassword,
        response: responses(schemas.twoFactorSetup, "not-signed-in", "wrong-credentials"),
      },
    },
    async (request) => accounts.twoFactorSetup.begin(tokenOf(request), requireUser(request), request.body.password),
  );
}

function confirmTwoFactorRoute(server: Server, accounts: Accounts): void {
  server.post(
    `${address}/confirmation`,
    {
      config: { access: "session" },
      schema: {
        operationId: "confirmTwoFactor",
        summary: "Confirm two-factor setup",
        description:
          "From now on signing in requires a code. Signs out all other sessions. The backup codes are shown only once.",
        tags,
        body: schemas.twoFactorCode,
        response: responses(schemas.backupCodes, "not-signed-in", "wrong-code"),
      },
    },
    async (request) => accounts.twoFactorSetup.confirm(tokenOf(request), requireUser(request), request.body.code),
  );
}

function disableTwoFactorRoute(server: Server, accounts: Accounts): void {
  server.post(
    `${address}/removal`,
    {
      config: { access: "session" },
      schema: {
        operationId: "disableTwoFactor",
        summary: "Turn off two-factor authentication",
        description:
          "Needs the password and a code. The backup codes stop working. An e-mail tells the owner. If it is off already, nothing changes.",
        tags,
        body: schemas.passwordAndCode,
        response: noContent("not-signed-in", "wrong-credentials", "wrong-code"),
      },
    },
    async (request, reply) => {
      await accounts.twoFactorSetup.disable(tokenOf(request), requireUser(request), request.body);
      return reply.code(204).send();
    },
  );
}
