import { accounts as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByTarget } from "../../../platform/http/guards/limits.ts";
import { requireUser, sessionCookie } from "../../../platform/http/identity.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Accounts } from "../accounts.ts";
import { tokenOf } from "./send-session.ts";

const tags = ["accounts"];

/** The sessions of an account, its data export and its deletion. */
export function sessionRoutes(server: Server, accounts: Accounts): void {
  sessionListRoutes(server, accounts);
  ownDataRoutes(server, accounts);
}

function sessionListRoutes(server: Server, deps: Accounts): void {
  listSessionsRoute(server, deps);
  endOtherSessionsRoute(server, deps);
  endSessionRoute(server, deps);
}

function listSessionsRoute(server: Server, { sessions }: Accounts): void {
  server.get(
    "/v1/account/sessions",
    {
      config: { access: "session" },
      schema: {
        operationId: "listSessions",
        summary: "List sessions",
        description:
          "The browsers and programs that are signed in with your account: when they were last active, with which browser, and from which network. Access tokens and apps are listed by `listAccessTokens` and `listConnectedApps`.",
        tags,
        response: responses(schemas.sessionList, "not-signed-in"),
      },
    },
    async (request) => sessions.list(requireUser(request).id, tokenOf(request)),
  );
}

function endOtherSessionsRoute(server: Server, { sessions }: Accounts): void {
  server.delete(
    "/v1/account/sessions",
    {
      config: { access: "session" },
      schema: {
        operationId: "endOtherSessions",
        summary: "Sign out all other sessions",
        description: "The session of this request goes on, and so do access tokens and connected apps.",
        tags,
        response: noContent("not-signed-in"),
      },
    },
    async (request, reply) => {
      await sessions.endOthers(requireUser(request).id, tokenOf(request));
      return reply.code(204).send();
    },
  );
}

function endSessionRoute(server: Server, { sessions }: Accounts): void {
  server.delete(
    "/v1/account/sessions/:session",
    {
      config: { access: "session" },
      schema: {
        operationId: "endSession",
        summary: "Sign out a session",
        description:
          "It can do nothing more, and its live streams end. If it is the session of this request, you are signed out.",
        tags,
        params: z.object({ session: z.string().max(64) }),
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await sessions.end(requireUser(request).id, request.params.session);
      return reply.code(204).send();
    },
  );
}

function ownDataRoutes(server: Server, accounts: Accounts): void {
  exportAccountRoute(server, accounts);
  deleteAccountRoute(server, accounts);
}

function exportAccountRoute(server: Server, accounts: Accounts): void {
  server.get(
    "/v1/account/export",
    {
      config: { access: "session", ...limitByTarget(3, (request) => requireUser(request).id) },
      schema: {
        operationId: "exportAccount",
        summary: "Download your data",
        description:
          "One JSON file with everything that is stored about your account: settings, sessions, seats, messages, notes and more. Secrets and hashes are left out.",
        tags,
        response: responses(schemas.accountExport, "not-signed-in"),
      },
    },
    async (request, reply) => {
      const exported = await accounts.exportData(requireUser(request).id);
      const name = "seneschal-account.json";
      reply.header("content-disposition", `attachment; filename="${name}"`).type("application/json; charset=utf-8");
      // Indented, for people to read.
      return reply.serializer((value: unknown) => JSON.stringify(value, null, 2)).send(exported);
    },
  );
}

function deleteAccountRoute(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/account/deletion",
    {
      config: { access: "session" },
      schema: {
        operationId: "deleteAccount",
        summary: "Delete account",
        description:
          "Deletes name, address, sessions and all other personal data, at once and permanently. In running games a bot takes the seat; games and moves stay, without your name. Registered accounts send the password, and a two-factor code if it is on.",
        tags,
        body: schemas.accountDeletion,
        response: noContent("not-signed-in", "wrong-credentials", "second-factor-needed", "wrong-code"),
      },
    },
    async (request, reply) => {
      await accounts.deletion.delete(tokenOf(request), requireUser(request), request.body);
      return reply.clearCookie(sessionCookie, { path: "/" }).code(204).send();
    },
  );
}
