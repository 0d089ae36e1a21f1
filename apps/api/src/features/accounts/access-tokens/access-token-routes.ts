import { accessTokens as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Accounts } from "../accounts.ts";

const tags = ["accounts"];
const list = "/v1/account/tokens";

/** Personal access tokens. No token can create, list or delete tokens. */
export function accessTokenRoutes(server: Server, accounts: Accounts): void {
  listAccessTokensRoute(server, accounts);
  createAccessTokenRoute(server, accounts);
  deleteAccessTokenRoute(server, accounts);
}

function listAccessTokensRoute(server: Server, { accessTokens }: Accounts): void {
  server.get(
    list,
    {
      config: { access: "session" },
      schema: {
        operationId: "listAccessTokens",
        summary: "List access tokens",
        description: "Expired and deleted tokens are left out. The tokens themselves are never shown again.",
        tags,
        response: responses(schemas.accessTokenList),
      },
    },
    async (request) => accessTokens.list(requireUser(request).id),
  );
}

function createAccessTokenRoute(server: Server, { accessTokens }: Accounts): void {
  server.post(
    list,
    {
      config: { access: "session", ...limitByUser(20) },
      schema: {
        operationId: "createAccessToken",
        summary: "Create an access token for a program",
        description:
          "The token is shown only in this response; send it as `Authorization: Bearer sen_pat_…`. It may do what its scopes allow, and never change how the account is protected. Guests cannot create tokens. An account can have 50.",
        tags,
        body: schemas.newAccessToken,
        response: createdResponses(schemas.createdAccessToken, "registration-required", "forbidden", "list-full"),
      },
    },
    async (request, reply) => reply.code(201).send(await accessTokens.create(requireUser(request), request.body)),
  );
}

function deleteAccessTokenRoute(server: Server, { accessTokens }: Accounts): void {
  server.delete(
    `${list}/:token`,
    {
      config: { access: "session" },
      schema: {
        operationId: "deleteAccessToken",
        summary: "Revoke an access token",
        description: "Takes effect at once. Live streams that were opened with the token end.",
        tags,
        params: z.object({ token: z.uuid() }),
        response: noContent("not-found"),
      },
    },
    async (request, reply) => {
      await accessTokens.delete(requireUser(request).id, request.params.token);
      return reply.code(204).send();
    },
  );
}
