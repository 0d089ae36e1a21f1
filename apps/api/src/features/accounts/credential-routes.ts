import { accounts as schemas } from "@seneschal/schema";
import { limitByIp } from "../../platform/http/guards/limits.ts";
import { requireUser } from "../../platform/http/identity.ts";
import { noContent, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { Accounts } from "./accounts.ts";
import { callerOf, tokenOf } from "./sessions/send-session.ts";

const tags = ["accounts"];

/** What an account is known by: its name, its e-mail address, its password. */
export function credentialRoutes(server: Server, accounts: Accounts): void {
  nameRoutes(server, accounts);
  emailRoutes(server, accounts);
  passwordRoutes(server, accounts);
  passwordResetRoutes(server, accounts);
}

function nameRoutes(server: Server, accounts: Accounts): void {
  getAccountRoute(server);
  renameAccountRoute(server, accounts);
  registerAccountRoute(server, accounts);
}

function getAccountRoute(server: Server): void {
  server.get(
    "/v1/account",
    {
      config: { access: "profile:read" },
      schema: {
        operationId: "getAccount",
        summary: "Get the account of the session or token",
        description: "With a token, `email` and `newEmail` are null unless it has the scope `email:read`.",
        tags,
        response: responses(schemas.account),
      },
    },
    async (request) => requireUser(request),
  );
}

function renameAccountRoute(server: Server, accounts: Accounts): void {
  server.patch(
    "/v1/account",
    {
      config: { access: "session" },
      schema: {
        operationId: "renameAccount",
        summary: "Change display name",
        description:
          "The new name is shown everywhere at once, in finished games as well. If a registered account has a name that looks the same, the response is `name-taken`.",
        tags,
        body: schemas.rename,
        response: responses(schemas.account, "not-signed-in", "name-taken"),
      },
    },
    async (request) => accounts.registration.rename(tokenOf(request), requireUser(request), request.body.name),
  );
}

function registerAccountRoute(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/registration",
    {
      config: { access: "session", ...limitByIp(20) },
      schema: {
        operationId: "registerAccount",
        summary: "Create an account for a guest",
        description:
          "The account keeps its id and all its seats. An e-mail asks to confirm the address. If another account already has the address, only that address is told.",
        tags,
        body: schemas.newRegistration,
        response: responses(schemas.account, "not-signed-in", "name-kept", "name-taken"),
      },
    },
    async (request) =>
      accounts.registration.registerGuest(tokenOf(request), requireUser(request), request.body, request.ip),
  );
}

function emailRoutes(server: Server, accounts: Accounts): void {
  changeEmailRoute(server, accounts);
  resendConfirmationRoute(server, accounts);
  confirmEmailRoute(server, accounts);
}

function changeEmailRoute(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/email",
    {
      config: { access: "session" },
      schema: {
        operationId: "changeEmail",
        summary: "Change e-mail address",
        description: "The new address replaces the old one when it is confirmed.",
        tags,
        body: schemas.newEmail,
        response: responses(schemas.account, "not-signed-in", "wrong-credentials"),
      },
    },
    async (request) =>
      accounts.emailChanges.changeEmail(tokenOf(request), requireUser(request), request.body, request.ip),
  );
}

function resendConfirmationRoute(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/confirmation-emails",
    {
      config: { access: "session" },
      schema: {
        operationId: "resendConfirmation",
        summary: "Resend the confirmation e-mail",
        description:
          "Sends the link again to the address that waits for its confirmation. If none waits, the response is `forbidden`. At most 6 e-mails an hour are sent to an address.",
        tags,
        response: noContent("not-signed-in"),
      },
    },
    async (request, reply) => {
      await accounts.emailChanges.resendConfirmation(requireUser(request), request.ip);
      return reply.code(204).send();
    },
  );
}

function confirmEmailRoute(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/confirmations",
    {
      config: { access: "public", takesSecrets: true, ...limitByIp(60) },
      schema: {
        operationId: "confirmEmail",
        summary: "Confirm an e-mail address",
        description: "The token works once, for two days, also without a session.",
        tags,
        body: schemas.confirmation,
        response: noContent("link-spent"),
      },
    },
    async ({ body }, reply) => {
      await accounts.emailChanges.confirmEmail(body.token);
      return reply.code(204).send();
    },
  );
}

function passwordRoutes(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/password",
    {
      config: { access: "session" },
      schema: {
        operationId: "changePassword",
        summary: "Change password",
        description: "Signs out all other sessions.",
        tags,
        body: schemas.newPassword,
        response: noContent("not-signed-in", "wrong-credentials"),
      },
    },
    async (request, reply) => {
      await accounts.passwordChanges.changePassword(tokenOf(request), requireUser(request), request.body);
      return reply.code(204).send();
    },
  );
}

function passwordResetRoutes(server: Server, accounts: Accounts): void {
  requestPasswordResetRoute(server, accounts);
  resetPasswordRoute(server, accounts);
}

function requestPasswordResetRoute(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/password-resets",
    {
      config: { access: "public", takesSecrets: true },
      schema: {
        operationId: "requestPasswordReset",
        summary: "Request a password reset",
        description:
          "The response is the same whether the address is registered or not. If valid links were sent a moment ago, no new e-mail is sent. Each link is for one account, named in the e-mail. Frequent requests are delayed.",
        tags,
        body: schemas.passwordResetRequest,
        response: noContent(),
      },
    },
    async (request, reply) => {
      await accounts.passwordChanges.requestReset(request.body.email, callerOf(request, reply));
      return reply.code(204).send();
    },
  );
}

function resetPasswordRoute(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/password-resets/completion",
    {
      config: { access: "public", takesSecrets: true },
      schema: {
        operationId: "resetPassword",
        summary: "Reset the password",
        description:
          "The token works once, for one hour, while the address still belongs to the account. Signs out all sessions, revokes all access tokens and removes all passkeys; sign in afterwards.",
        tags,
        body: schemas.passwordReset,
        response: noContent("link-spent"),
      },
    },
    async (request, reply) => {
      await accounts.devices.remember(request, reply, await accounts.passwordChanges.reset(request.body));
      return reply.code(204).send();
    },
  );
}
