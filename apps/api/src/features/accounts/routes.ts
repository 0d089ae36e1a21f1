import { accounts as schemas } from "@seneschal/schema";
import { limitByIp, markOverLimit } from "../../platform/http/guards/limits.ts";
import { requireUser, sessionCookie } from "../../platform/http/identity.ts";
import { createdResponses, noContent, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { accessTokenRoutes } from "./access-tokens/access-token-routes.ts";
import type { Accounts } from "./accounts.ts";
import { appealRoutes } from "./appeal-routes.ts";
import { botRoutes } from "./bots/bot-routes.ts";
import { publicBotsRoute } from "./bots/public-bots-route.ts";
import { credentialRoutes } from "./credential-routes.ts";
import { guestsPerHour } from "./limits/rate-limiter.ts";
import { oauthRoutes } from "./oauth/oauth-routes.ts";
import { passkeyRoutes } from "./passkeys/passkey-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor-routes.ts";
import { callerOf, sendSession, tokenOf } from "./sessions/send-session.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";
import { sessionDays } from "./sessions/sessions.ts";

const tags = ["accounts"];

/** Guests, sign-in, registration, and everything that users change about their own account. */
export function accountRoutes(server: Server, accounts: Accounts): void {
  signInRoutes(server, accounts);
  currentSessionRoutes(server, accounts);
  credentialRoutes(server, accounts);
  secondFactorRoutes(server, accounts);
  passkeyRoutes(server, accounts);
  sessionRoutes(server, accounts);
  accessTokenRoutes(server, accounts);
  botRoutes(server, accounts.bots);
  oauthRoutes(server, accounts.apps);
  publicBotsRoute(server, accounts.publicBots);
  profileRoutes(server, accounts);
  appealRoutes(server, accounts);
}

function signInRoutes(server: Server, accounts: Accounts): void {
  createGuestRoute(server, accounts);
  signInRoute(server, accounts);
}

function createGuestRoute(server: Server, accounts: Accounts): void {
  server.post(
    "/v1/guests",
    {
      config: { access: "public", ...limitByIp(30), location: "/v1/session" },
      schema: {
        operationId: "createGuest",
        summary: "Create guest",
        description: `Sets the session cookie, and returns the token of the same session for programs. Each IP address can create ${guestsPerHour} guests an hour. The session ends when it is not used for ${sessionDays} days, and nobody can play as this guest any more. Any use extends it, at most once a day.`,
        tags,
        body: schemas.newGuest,
        response: createdResponses(schemas.session, "name-taken"),
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await sendSession(
            request,
            reply,
            await accounts.registration.createGuest(request.body, callerOf(request, reply)),
            accounts.devices,
          ),
        ),
  );
}

function signInRoute(server: Server, accounts: Accounts): void {
  const overLimitMarker = markOverLimit(server, "sign-ins", 30);
  server.post(
    "/v1/sign-in",
    {
      onRequest: overLimitMarker.hook,
      config: { access: "public", takesSecrets: true },
      schema: {
        operationId: "signIn",
        summary: "Sign in with e-mail and password",
        description:
          "With two-factor authentication, the right password alone returns `second-factor-needed`: repeat the request with `code`. After failures the response takes longer, up to a minute, except in a browser with the cookie `seneschal-device` of an earlier sign-in. A right password always works, however many wrong ones came before; `too-many-requests` is returned to clients that send a request while others of theirs are waiting, and to those who guess codes.",
        tags,
        body: schemas.credentials,
        response: responses(schemas.session, "wrong-credentials", "second-factor-needed", "wrong-code"),
      },
    },
    async (request, reply) => {
      const caller = { ...callerOf(request, reply), isOverLimit: overLimitMarker.isOverLimit(request) };
      return sendSession(request, reply, await accounts.signIn(request.body, caller), accounts.devices);
    },
  );
}

function currentSessionRoutes(server: Server, accounts: Accounts): void {
  getSessionRoute(server, accounts);
  signOutRoute(server, accounts);
}

function getSessionRoute(server: Server, accounts: Accounts): void {
  server.get(
    "/v1/session",
    {
      config: { access: { optional: "session" } },
      schema: {
        operationId: "getSession",
        summary: "Get the current session",
        description:
          "Also extends the session, as any other use of it does once a day. The response is empty if there is no session, also with an access token.",
        tags,
        response: { ...noContent(), ...responses(schemas.account, "not-signed-in") },
      },
    },
    async (request, reply) => {
      // A browser without a session asks, too: this is not an error.
      if (request.sessionToken === undefined || request.scopes !== undefined) return reply.code(204).send(undefined);
      const session = await accounts.sessions.renew(tokenOf(request));
      return (await sendSession(request, reply, session, accounts.devices)).account;
    },
  );
}

function signOutRoute(server: Server, accounts: Accounts): void {
  server.delete(
    "/v1/session",
    {
      config: { access: "session" },
      schema: {
        operationId: "signOut",
        summary: "Sign out",
        description: "Ends the session of this request and deletes its cookie. Other sessions and access tokens go on.",
        tags,
        response: noContent("not-signed-in"),
      },
    },
    async (request, reply) => {
      await accounts.sessions.signOut(requireUser(request).id, tokenOf(request));
      return reply.clearCookie(sessionCookie, { path: "/" }).code(204).send();
    },
  );
}
