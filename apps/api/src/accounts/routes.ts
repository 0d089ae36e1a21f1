import { accounts as words } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answers, answersCreated, answersNothing } from "../http/answers.ts";
import { sessionCookie, signedIn } from "../http/identity.ts";
import { guardAddresses, guarded, guardedAt } from "../http/limits.ts";
import { Problem } from "../http/problem.ts";
import type { Server } from "../http/server.ts";
import type { Accounts, Session } from "./accounts.ts";
import { profileRoutes } from "./profile-routes.ts";

const tags = ["accounts"];

/** Coming in, going out, keeping a name. */
export function accountRoutes(server: Server, accounts: Accounts): void {
  comingIn(server, accounts);
  sessions(server, accounts);
  names(server, accounts);
  profileRoutes(server, accounts);
}

function comingIn(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/guests",
    {
      config: guarded(30),
      schema: {
        operationId: "welcomeGuest",
        summary: "Come in as a guest, at once",
        description: "Sets the session cookie, and answers with the same session's token for programs.",
        tags,
        body: words.newGuest,
        response: answersCreated(words.sessionGranted),
      },
    },
    async (request, reply) => reply.code(201).send(grant(request, reply, await accounts.welcomeGuest(request.body))),
  );
  server.post(
    "/v1/sign-in",
    {
      onRequest: guardAddresses(server, 30),
      config: guardedAt(10, ({ body }) => words.credentials.parse(body).email.toLowerCase()),
      schema: {
        operationId: "signIn",
        summary: "Sign in with e-mail and password",
        tags,
        body: words.credentials,
        response: answers(words.sessionGranted, "wrong-credentials"),
      },
    },
    async (request, reply) => grant(request, reply, await accounts.signIn(request.body)),
  );
}

function sessions(server: Server, accounts: Accounts): void {
  server.get(
    "/v1/session",
    {
      schema: {
        operationId: "getSession",
        summary: "Who am I?",
        description: "Also puts off the end of the session.",
        tags,
        response: answers(words.account, "not-signed-in"),
      },
    },
    async (request, reply) => grant(request, reply, await accounts.renew(tokenOf(request))).account,
  );
  server.delete(
    "/v1/session",
    {
      schema: {
        operationId: "signOut",
        summary: "Sign out",
        tags,
        response: answersNothing("not-signed-in"),
      },
    },
    async (request, reply) => {
      await accounts.signOut(tokenOf(request));
      return reply.clearCookie(sessionCookie, { path: "/" }).code(204).send();
    },
  );
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
        response: answers(words.account, "not-signed-in"),
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
        description: "The account stays the same, with all its seats.",
        tags,
        body: words.keptName,
        response: answers(words.account, "not-signed-in", "name-taken"),
      },
    },
    async (request) => accounts.keep(tokenOf(request), signedIn(request), request.body),
  );
}

/** Hands the session over: the cookie for browsers, the body for programs. */
function grant(request: FastifyRequest, reply: FastifyReply, { account, token, expiresAt }: Session) {
  reply.setCookie(sessionCookie, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    expires: expiresAt,
  });
  return { account, token, expiresAt: expiresAt.toISOString() };
}

function tokenOf(request: FastifyRequest): string {
  signedIn(request);
  if (request.sessionToken === undefined) throw new Problem("not-signed-in");
  return request.sessionToken;
}
