import { oauth as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByIp, limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Apps } from "./apps.ts";

const tags = ["apps"];
const path = "/v1/oauth/authorization";

/** What the consent page `/oauth/authorize` asks. Apps send their users to that page. */
export function authorizationRoutes(server: Server, { authorizations }: Apps): void {
  server.get(
    path,
    {
      config: { access: "public", ...limitByIp(120) },
      schema: {
        operationId: "getAuthorizationRequest",
        summary: "Describe the request of an app",
        description:
          "For the consent page. Apps do not call it: they send their users to `/oauth/authorize` with the same parameters (RFC 6749 with PKCE), and get `code`, `state` and `iss` back, or `error`.",
        tags,
        // The library can name bodies, but not queries.
        querystring: z.object(schemas.authorizationRequest.shape),
        response: responses(schemas.authorizationQuestion, "not-found"),
      },
    },
    async (request) => authorizations.question(request.query),
  );
  server.post(
    path,
    {
      config: { access: "session", ...limitByUser(20) },
      schema: {
        operationId: "allowApp",
        summary: "Allow an app to act for you",
        description:
          "For the consent page. The code is valid for 60 seconds. Guests cannot connect apps. An account can have 50.",
        tags,
        body: schemas.authorizationRequest,
        response: responses(schemas.authorizationAnswer, "registration-required", "not-found", "list-full"),
      },
    },
    async (request) => ({ redirectUrl: await authorizations.allow(requireUser(request), request.body) }),
  );
}
