import { accounts as words } from "@seneschal/schema";
import { answers, answersNothing } from "../http/answers.ts";
import { signedIn } from "../http/identity.ts";
import { guarded } from "../http/limits.ts";
import type { Server } from "../http/server.ts";
import type { Accounts } from "./accounts.ts";
import { callerOf, tokenOf } from "./grant.ts";

const tags = ["accounts"];

/** What an account is known by: its name, its address, its password. */
export function keepingRoutes(server: Server, accounts: Accounts): void {
  names(server, accounts);
  addresses(server, accounts);
  passwords(server, accounts);
}

function names(server: Server, accounts: Accounts): void {
  server.patch(
    "/v1/account",
    {
      schema: {
        operationId: "renameAccount",
        summary: "Take another name",
        tags,
        body: words.rename,
        response: answers(words.account, "not-signed-in", "name-taken"),
      },
    },
    async (request) => accounts.rename(tokenOf(request), signedIn(request), request.body.name),
  );
  server.post(
    "/v1/account/keep",
    {
      config: guarded(20),
      schema: {
        operationId: "keepName",
        summary: "Keep a guest's name by e-mail and password",
        description:
          "The account stays the same, with all its seats. A mail asks to confirm the address; whether another account has it already is told to that address alone.",
        tags,
        body: words.keptName,
        response: answers(words.account, "not-signed-in", "name-kept", "name-taken"),
      },
    },
    async (request) => accounts.keep(tokenOf(request), signedIn(request), request.body, request.ip),
  );
}

function addresses(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/email",
    {
      schema: {
        operationId: "changeEmail",
        summary: "Be reached at another address",
        description: "The new one takes the place of the old one when the mail to it is answered.",
        tags,
        body: words.newEmail,
        response: answers(words.account, "not-signed-in", "wrong-credentials"),
      },
    },
    async (request) => accounts.changeEmail(tokenOf(request), signedIn(request), request.body, request.ip),
  );
  server.post(
    "/v1/account/confirmation-mails",
    {
      schema: {
        operationId: "askForConfirmation",
        summary: "Send the mail that confirms the address once more",
        tags,
        response: answersNothing("not-signed-in"),
      },
    },
    async (request, reply) => {
      await accounts.askAgain(signedIn(request), request.ip);
      return reply.code(204).send();
    },
  );
  server.post(
    "/v1/confirmations",
    {
      config: guarded(60),
      schema: {
        operationId: "confirmEmail",
        summary: "Confirm an address by what was mailed to it",
        description: "Works once, for two days, also without a session.",
        tags,
        body: words.confirmation,
        response: answersNothing("link-spent"),
      },
    },
    async ({ body }, reply) => {
      await accounts.confirm(body.token);
      return reply.code(204).send();
    },
  );
}

function passwords(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/password",
    {
      schema: {
        operationId: "changePassword",
        summary: "Take another password",
        description: "Ends every other session.",
        tags,
        body: words.newPassword,
        response: answersNothing("not-signed-in", "wrong-credentials"),
      },
    },
    async (request, reply) => {
      await accounts.changePassword(tokenOf(request), signedIn(request), request.body);
      return reply.code(204).send();
    },
  );
  server.post(
    "/v1/password-resets",
    {
      schema: {
        operationId: "forgetPassword",
        summary: "Ask for a new password by mail",
        description:
          "The answer is the same whether anybody has this address or not. Where links that still open were mailed a moment ago, no other mail follows. Each link is for one account, which the mail names. Who asks often waits for the answer.",
        tags,
        body: words.forgottenPassword,
        response: answersNothing(),
      },
    },
    async (request, reply) => {
      await accounts.forgot(request.body.email, callerOf(request, reply));
      return reply.code(204).send();
    },
  );
  server.post(
    "/v1/password-resets/redemption",
    {
      schema: {
        operationId: "redeemPassword",
        summary: "Set a new password by what was mailed",
        description:
          "Works once, for an hour, while the address is still that of the account. Ends every session and opens none: sign in afterwards.",
        tags,
        body: words.redeemedPassword,
        response: answersNothing("link-spent"),
      },
    },
    async (request, reply) => {
      await accounts.devices.remember(request, reply, await accounts.redeem(request.body));
      return reply.code(204).send();
    },
  );
}
