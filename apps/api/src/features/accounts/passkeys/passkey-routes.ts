import { accounts as accountSchemas, passkeys as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByIp, limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Accounts } from "../accounts.ts";
import { callerOf, sendSession, tokenOf } from "../sessions/send-session.ts";
import { browserOf, markBrowser } from "./passkey-browser.ts";

const tags = ["accounts"];
const list = "/v1/account/passkeys";
const params = z.object({ passkey: z.uuid() });

/** Passkeys: adding, naming and removing them, and signing in with one. No token can do any of this. */
export function passkeyRoutes(server: Server, accounts: Accounts): void {
  listPasskeysRoute(server, accounts);
  beginPasskeySetupRoute(server, accounts);
  addPasskeyRoute(server, accounts);
  renamePasskeyRoute(server, accounts);
  removePasskeyRoute(server, accounts);
  beginPasskeySignInRoute(server, accounts);
  signInWithPasskeyRoute(server, accounts);
}

function listPasskeysRoute(server: Server, { passkeys }: Accounts): void {
  server.get(
    list,
    {
      config: { access: "session" },
      schema: {
        operationId: "listPasskeys",
        summary: "List passkeys",
        description: "Name, creation and last use of each passkey. The keys themselves stay on the devices.",
        tags,
        response: responses(schemas.passkeyList),
      },
    },
    async (request) => passkeys.list(requireUser(request).id),
  );
}

function beginPasskeySetupRoute(server: Server, { passkeys }: Accounts): void {
  server.post(
    `${list}/setup`,
    {
      config: { access: "session", ...limitByUser(20) },
      schema: {
        operationId: "beginPasskeySetup",
        summary: "Begin to add a passkey",
        description:
          "Returns what the browser needs to create the passkey. Send what it creates with `POST /v1/account/passkeys` within five minutes, in the same session. With two-factor authentication, `code` is required.",
        tags,
        body: schemas.passkeySetup,
        response: responses(
          schemas.passkeyCreation,
          "registration-required",
          "passkeys-unavailable",
          "wrong-credentials",
          "second-factor-needed",
          "wrong-code",
          "list-full",
        ),
      },
    },
    async (request) =>
      passkeys.beginSetup(tokenOf(request), requireUser(request), request.body, request.headers.origin),
  );
}

function addPasskeyRoute(server: Server, { passkeys }: Accounts): void {
  server.post(
    list,
    {
      config: { access: "session", ...limitByUser(20) },
      schema: {
        operationId: "addPasskey",
        summary: "Add a passkey",
        description:
          "From now on the passkey signs in without a password, and without a code: its device verifies its user by fingerprint, face or PIN. An e-mail tells the owner. Other sessions go on. An account can have 20 passkeys.",
        tags,
        body: schemas.newPasskey,
        response: createdResponses(
          schemas.passkey,
          "wrong-passkey",
          "passkeys-unavailable",
          "done-already",
          "list-full",
        ),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await passkeys.add(tokenOf(request), requireUser(request), request.body)),
  );
}

function renamePasskeyRoute(server: Server, { passkeys }: Accounts): void {
  server.patch(
    `${list}/:passkey`,
    {
      config: { access: "session" },
      schema: {
        operationId: "renamePasskey",
        summary: "Rename a passkey",
        description: "Only you see the name.",
        tags,
        params,
        body: schemas.passkeyName,
        response: responses(schemas.passkey, "not-found"),
      },
    },
    async (request) => passkeys.rename(requireUser(request).id, request.params.passkey, request.body.name),
  );
}

function removePasskeyRoute(server: Server, { passkeys }: Accounts): void {
  server.delete(
    `${list}/:passkey`,
    {
      config: { access: "session" },
      schema: {
        operationId: "removePasskey",
        summary: "Remove a passkey",
        description: "It no longer signs in. Signs out all other sessions. An e-mail tells the owner.",
        tags,
        params,
        response: noContent("not-found"),
      },
    },
    async (request, reply) => {
      await passkeys.remove(tokenOf(request), requireUser(request).id, request.params.passkey);
      return reply.code(204).send();
    },
  );
}

function beginPasskeySignInRoute(server: Server, { passkeys }: Accounts): void {
  server.post(
    "/v1/sign-in/passkey/challenge",
    {
      config: { access: "public", takesSecrets: true, ...limitByIp(60) },
      schema: {
        operationId: "beginPasskeySignIn",
        summary: "Begin to sign in with a passkey",
        description:
          "Returns a challenge for the passkeys of this site, and sets the cookie `seneschal-passkey`. Send the signed challenge within five minutes, with the cookie.",
        tags,
        response: responses(schemas.passkeyRequest, "passkeys-unavailable"),
      },
    },
    async (request, reply) => passkeys.beginSignIn(markBrowser(request, reply), request.headers.origin),
  );
}

function signInWithPasskeyRoute(server: Server, { passkeys, devices }: Accounts): void {
  server.post(
    "/v1/sign-in/passkey",
    {
      config: { access: "public", takesSecrets: true, ...limitByIp(30) },
      schema: {
        operationId: "signInWithPasskey",
        summary: "Sign in with a passkey",
        description:
          "Neither a password nor a two-factor code is needed: the device has verified its user. Each challenge works once, in the browser that asked for it.",
        tags,
        body: schemas.passkeySignIn,
        response: responses(accountSchemas.session, "wrong-passkey", "passkeys-unavailable"),
      },
    },
    async (request, reply) => {
      const browser = browserOf(request);
      if (browser === undefined)
        throw new Problem("wrong-passkey", "The cookie of the challenge is missing. Start again.");
      const session = await passkeys.signIn(browser, request.body.credential, callerOf(request, reply));
      return sendSession(request, reply, session, devices);
    },
  );
}
