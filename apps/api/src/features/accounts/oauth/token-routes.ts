import { oauth as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByIp } from "../../../platform/http/guards/limits.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Apps } from "./apps.ts";
import { formType, oauthResponses, parseForms, withOAuthErrors } from "./oauth-error.ts";

const tags = ["apps"];

/** The endpoints that programs call directly: registration of apps, tokens, their revocation, and what they may do. */
export function tokenRoutes(server: Server, apps: Apps): void {
  withOAuthErrors(server, (scope) => registerRoute(scope, apps), "invalid_client_metadata");
  withOAuthErrors(server, (scope) => {
    parseForms(scope);
    tokenRoute(scope, apps);
    revokeRoute(scope, apps);
    introspectRoute(scope, apps);
  });
}

function registerRoute(server: Server, { clients }: Apps): void {
  server.post(
    "/v1/oauth/register",
    {
      config: { access: "public", ...limitByIp(10) },
      schema: {
        operationId: "registerApp",
        summary: "Register an app",
        description:
          "Dynamic registration of public clients (RFC 7591); there is no secret. At most 30 a day from one address. Apps that nobody has connected are deleted after 90 days.",
        tags,
        body: schemas.newApp,
        response: oauthResponses({ 201: schemas.registeredApp }, "invalid_redirect_uri", "invalid_client_metadata"),
      },
    },
    async (request, reply) => reply.code(201).send(await clients.register(request.body, request.ip)),
  );
}

function tokenRoute(server: Server, { tokens }: Apps): void {
  server.post(
    "/v1/oauth/token",
    {
      config: { access: "public", ...limitByIp(60) },
      schema: {
        operationId: "createToken",
        summary: "Get tokens for an app",
        description:
          "For `authorization_code` (with `code`, `redirect_uri` and `code_verifier`), `refresh_token`, and `urn:ietf:params:oauth:grant-type:device_code`. Access tokens are valid for an hour. A refresh token works once and expires after 60 days without use; if an old one is sent again, the connection ends.",
        tags,
        consumes: [formType],
        body: schemas.tokenRequest,
        response: oauthResponses(
          { 200: schemas.tokenResponse },
          ...(["invalid_client", "invalid_grant", "unsupported_grant_type", "invalid_scope"] as const),
          ...(["authorization_pending", "slow_down", "access_denied", "expired_token"] as const),
        ),
      },
    },
    async (request) => tokens.exchange(request.body),
  );
}

function revokeRoute(server: Server, { tokens }: Apps): void {
  server.post(
    "/v1/oauth/revoke",
    {
      config: { access: "public", ...limitByIp(60) },
      schema: {
        operationId: "revokeToken",
        summary: "Revoke a token",
        description:
          "RFC 7009. An app sends its `client_id`; its refresh token ends the connection with all its tokens. A personal access token needs no `client_id`: a program that is done with it, or that finds it published, revokes it so. The response is the same for unknown tokens.",
        tags,
        consumes: [formType],
        body: schemas.revocationRequest,
        response: oauthResponses({ 200: z.object({}).meta({ description: "The token does not work any more." }) }),
      },
    },
    async (request) => {
      await tokens.revoke(request.body);
      return {};
    },
  );
}

function introspectRoute(server: Server, { tokens }: Apps): void {
  server.post(
    "/v1/oauth/introspect",
    {
      config: { access: "public", ...limitByIp(60) },
      schema: {
        operationId: "introspectToken",
        summary: "Ask what a token may do",
        description:
          "RFC 7662: the scopes, the expiry and the account of an access token, personal or of an app. Nothing else is needed, because only its owner and its program know a token. For refresh tokens, sessions and unknown tokens, `active` is false.",
        tags,
        consumes: [formType],
        body: schemas.introspectionRequest,
        response: oauthResponses({ 200: schemas.introspection }),
      },
    },
    async (request) => tokens.introspect(request.body.token),
  );
}
