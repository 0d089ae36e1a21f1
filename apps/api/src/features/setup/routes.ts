import { setup as schemas } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { limitByIp } from "../../platform/http/guards/limits.ts";
import { requireUser } from "../../platform/http/identity.ts";
import { Problem } from "../../platform/http/problem.ts";
import { noContent, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { beginSetup, isSetupToken, type SetupSession } from "./setup.ts";

const tags = ["server"];
const setupCookie = "seneschal-setup";

interface SetupDeps {
  readonly pool: Pool;
  readonly hasDevMailbox: boolean;
  readonly hasAdministrator: () => Promise<boolean>;
  /** Returns false if there is already an administrator. */
  readonly grantFirstAdministrator: (account: string) => Promise<boolean>;
}

/** Returns whether a request has the cookie of the person who started the server. */
export function operatorCheck(pool: Pool) {
  return async ({ cookies }: FastifyRequest): Promise<boolean> => {
    const token = cookies[setupCookie];
    return token !== undefined && isSetupToken(pool, token);
  };
}

/** What the person who started the server may do before there is an administrator. Everyone else gets 404. */
export function setupRoutes(server: Server, deps: SetupDeps): void {
  const isByOperator = operatorCheck(deps.pool);
  const assertOperator = async (request: FastifyRequest) => {
    if (!(await isByOperator(request))) throw new Problem("not-found");
  };
  sessionRoute(server, deps);
  server.get(
    "/v1/setup",
    {
      onRequest: assertOperator,
      config: { access: "public" },
      schema: {
        operationId: "getSetup",
        summary: "Get the setup status",
        description: "Only with the cookie that `openSetupSession` sets.",
        tags,
        response: responses(schemas.setupState, "not-found"),
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { hasDevMailbox: deps.hasDevMailbox, hasAdministrator: await deps.hasAdministrator() };
    },
  );
  server.post(
    "/v1/setup/administrator",
    {
      onRequest: assertOperator,
      config: { access: "session" },
      schema: {
        operationId: "becomeAdministrator",
        summary: "Become the first administrator",
        description:
          "For an account with a confirmed address and the cookie that `openSetupSession` sets, while there is no administrator. Of two simultaneous requests, one succeeds.",
        tags,
        response: noContent("not-found", "not-signed-in", "email-not-verified", "done-already"),
      },
    },
    async (request, reply) => {
      await becomeAdministrator(deps, request);
      return reply.code(204).send();
    },
  );
}

function sessionRoute(server: Server, { pool }: SetupDeps): void {
  server.post(
    "/v1/setup/session",
    {
      config: { access: "public", takesSecrets: true, ...limitByIp(30) },
      schema: {
        operationId: "openSetupSession",
        summary: "Use the setup link that the server printed",
        description:
          "Sets a cookie for 12 hours. The key works once; a restart or `npm run setup-link` prints a new one.",
        tags,
        body: schemas.setupKey,
        response: noContent("link-spent"),
      },
    },
    async (request, reply) => {
      const session = await beginSetup(pool, request.body.key);
      if (session === undefined) throw new Problem("link-spent");
      return setSetupCookie(request, reply, session).code(204).send();
    },
  );
}

function setSetupCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt: expires }: SetupSession,
) {
  const secure = protocol === "https";
  return reply.setCookie(setupCookie, token, { path: "/", httpOnly: true, sameSite: "strict", secure, expires });
}

async function becomeAdministrator({ grantFirstAdministrator }: SetupDeps, request: FastifyRequest): Promise<void> {
  const { id, isEmailConfirmed } = requireUser(request);
  if (!isEmailConfirmed)
    throw new Problem("email-not-verified", "Create an account and confirm your e-mail address first.");
  if (!(await grantFirstAdministrator(id))) throw new Problem("done-already", "There is already an administrator.");
}
