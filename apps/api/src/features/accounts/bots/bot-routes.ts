import { bots as schemas, accessTokens as tokenSchemas } from "@seneschal/schema";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { createdResponses, noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Bots } from "./bots.ts";

const tags = ["accounts"];
const list = "/v1/account/bots";
const one = `${list}/:bot`;

/** The bot accounts of their owner. No token can create, change or delete them. */
export function botRoutes(server: Server, bots: Bots): void {
  listBotsRoute(server, bots);
  createBotRoute(server, bots);
  getBotRoute(server, bots);
  changeBotRoute(server, bots);
  deleteBotRoute(server, bots);
  leaveGameRoute(server, bots);
  botActivityRoute(server, bots);
  listBotTokensRoute(server, bots);
  createBotTokenRoute(server, bots);
  deleteBotTokenRoute(server, bots);
}

function listBotsRoute(server: Server, bots: Bots): void {
  server.get(
    list,
    {
      config: { access: "session" },
      schema: {
        operationId: "listOwnBots",
        summary: "List your bot accounts",
        description:
          "The bot accounts that you answer for, with their settings and with what their owner alone sees: requests, errors, and why tokens were revoked.",
        tags,
        response: responses(schemas.ownBots),
      },
    },
    async (request) => bots.list(requireUser(request).id),
  );
}

function createBotRoute(server: Server, bots: Bots): void {
  server.post(
    list,
    {
      config: { access: "session", ...limitByUser(10), location: "/v1/account/bots/{account}" },
      schema: {
        operationId: "createBot",
        summary: "Create a bot account",
        description: `A bot account is played by a program and marked as a bot everywhere. It has no password and no e-mail address: it acts only with tokens that you create. You need a confirmed e-mail address. An account can own ${schemas.botsMax}. The name cannot be changed.`,
        tags,
        body: schemas.newBot,
        response: createdResponses(
          schemas.ownBot,
          "registration-required",
          "email-not-verified",
          "name-taken",
          "list-full",
        ),
      },
    },
    async (request, reply) => reply.code(201).send(await bots.create(requireUser(request), request.body)),
  );
}

function getBotRoute(server: Server, bots: Bots): void {
  server.get(
    one,
    {
      config: { access: "session" },
      schema: {
        operationId: "getOwnBot",
        summary: "Get one of your bot accounts",
        description: "Settings and state of one bot account. Its requests and errors are in `getBotActivity`.",
        tags,
        params: schemas.botParams,
        response: responses(schemas.ownBot, "not-found"),
      },
    },
    async (request) => bots.show(requireUser(request).id, request.params.bot),
  );
}

function changeBotRoute(server: Server, bots: Bots): void {
  server.patch(
    one,
    {
      config: { access: "session" },
      schema: {
        operationId: "changeBot",
        summary: "Change a bot account: description, games, limits",
        description:
          "Fields that the request leaves out do not change. Games that have been accepted are not affected.",
        tags,
        params: schemas.botParams,
        body: schemas.botChange,
        response: responses(schemas.ownBot, "not-found"),
      },
    },
    async (request) => bots.change(requireUser(request).id, request.params.bot, request.body),
  );
}

function deleteBotRoute(server: Server, bots: Bots): void {
  server.delete(
    one,
    {
      config: { access: "session" },
      schema: {
        operationId: "deleteBot",
        summary: "Delete a bot account",
        description: "It leaves its games, and its tokens stop working at once. Finished games stay.",
        tags,
        params: schemas.botParams,
        response: noContent("not-found"),
      },
    },
    async (request, reply) => {
      await bots.delete(requireUser(request).id, request.params.bot);
      return reply.code(204).send();
    },
  );
}

function leaveGameRoute(server: Server, bots: Bots): void {
  server.delete(
    `${one}/games/:game`,
    {
      config: { access: "session" },
      schema: {
        operationId: "takeBotFromGame",
        summary: "Let a bot account leave a game",
        description:
          "In its name, also without its program: it leaves a game that has not started, and resigns from a running one, where a bot of the server goes on in its place.",
        tags,
        params: schemas.botGameParams,
        response: noContent("not-found"),
      },
    },
    async (request, reply) => {
      await bots.leaveGame(requireUser(request).id, request.params.bot, request.params.game);
      return reply.code(204).send();
    },
  );
}

function botActivityRoute(server: Server, bots: Bots): void {
  server.get(
    `${one}/activity`,
    {
      config: { access: "session" },
      schema: {
        operationId: "getBotActivity",
        summary: "Get the last errors of a bot account, and its requests by hour",
        description: "The figures are up to five seconds late.",
        tags,
        params: schemas.botParams,
        response: responses(schemas.botActivity, "not-found"),
      },
    },
    async (request) => bots.activity(requireUser(request).id, request.params.bot),
  );
}

function listBotTokensRoute(server: Server, bots: Bots): void {
  server.get(
    `${one}/tokens`,
    {
      config: { access: "session" },
      schema: {
        operationId: "listBotTokens",
        summary: "List the tokens of a bot account",
        description: "Expired and deleted tokens are left out. The tokens themselves are never shown again.",
        tags,
        params: schemas.botParams,
        response: responses(tokenSchemas.accessTokenList, "not-found"),
      },
    },
    async (request) => bots.tokens(requireUser(request).id, request.params.bot),
  );
}

function createBotTokenRoute(server: Server, bots: Bots): void {
  server.post(
    `${one}/tokens`,
    {
      config: { access: "session", ...limitByUser(20) },
      schema: {
        operationId: "createBotToken",
        summary: "Create a token for the program of a bot account",
        description:
          "The token is shown only in this response; send it as `Authorization: Bearer sen_pat_…`. It acts for the bot account, never for you.",
        tags,
        params: schemas.botParams,
        body: schemas.newBotToken,
        response: createdResponses(tokenSchemas.createdAccessToken, "not-found", "banned", "list-full"),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await bots.createToken(requireUser(request).id, request.params.bot, request.body)),
  );
}

function deleteBotTokenRoute(server: Server, bots: Bots): void {
  server.delete(
    `${one}/tokens/:token`,
    {
      config: { access: "session" },
      schema: {
        operationId: "deleteBotToken",
        summary: "Revoke a token of a bot account",
        description: "Takes effect at once. Live streams that were opened with the token end.",
        tags,
        params: schemas.botTokenParams,
        response: noContent("not-found"),
      },
    },
    async (request, reply) => {
      await bots.deleteToken(requireUser(request).id, request.params.bot, request.params.token);
      return reply.code(204).send();
    },
  );
}
