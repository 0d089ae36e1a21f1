import { notifications as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByIp } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { gameSettingsRoutes } from "./game-routes.ts";
import type { NotificationSettings } from "./notification-settings.ts";

const tags = ["notifications"];
const address = "/v1/account/notification-settings";

/** The notification settings. */
export function notificationRoutes(server: Server, settings: NotificationSettings): void {
  server.get(
    address,
    {
      config: { access: "notifications:read" },
      schema: {
        operationId: "getNotificationSettings",
        summary: "Get notification settings",
        description: "Which notifications you get, by e-mail and as push notifications, and what pauses them.",
        tags,
        response: responses(schemas.notificationSettings, "not-signed-in"),
      },
    },
    async (request) => settings.ofAccount(requireUser(request).id),
  );
  server.patch(
    address,
    {
      config: { access: "notifications:write" },
      schema: {
        operationId: "changeNotificationSettings",
        summary: "Change notification settings",
        description:
          "Fields that the request leaves out do not change. E-mails go only to a confirmed address; nothing is sent during your quiet hours or while you look at the game or tournament. Webhooks have their own settings. An absence ends with a request of your account, except live streams, requests with access tokens, and requests with the header `seneschal-background`.",
        tags,
        body: schemas.notificationSettingsChange,
        response: responses(schemas.notificationSettings, "not-signed-in"),
      },
    },
    async (request) => settings.change(requireUser(request).id, request.body),
  );
  gameSettingsRoutes(server, settings);
  unsubscribeRoute(server, settings);
  resubscribeRoute(server, settings);
}

/** One-click unsubscribe for mail programs (RFC 8058): no session, no question, any body. */
function unsubscribeRoute(server: Server, settings: NotificationSettings): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null));
    (scope as Server).post(
      "/v1/unsubscriptions/:token",
      {
        config: { access: "public", ...limitByIp(60) },
        schema: {
          operationId: "unsubscribe",
          summary: "Unsubscribe from one kind of e-mail, or from one game",
          description:
            "One-click unsubscribe for mail programs (RFC 8058). The token ends with what it turns off: a kind of e-mail, or all e-mails about a game. The request body is ignored.",
          tags,
          params: z.object({ token: schemas.unsubscription }),
          response: noContent("not-found"),
        },
      },
      async ({ params }, reply) => {
        const [token = "", scope] = params.token.split(".");
        await settings.unsubscribe(token, scope as schemas.UnsubscribeScope);
        return reply.code(204).send();
      },
    );
  });
}

/** The way back, for readers who are not signed in. */
function resubscribeRoute(server: Server, settings: NotificationSettings): void {
  server.delete(
    "/v1/unsubscriptions/:token",
    {
      config: { access: "public", ...limitByIp(60) },
      schema: {
        operationId: "resubscribe",
        summary: "Turn the e-mails about a game on again",
        description:
          "Takes back what the unsubscribe link of a game did: e-mails about the game follow the account settings again.",
        tags,
        params: z.object({ token: schemas.gameUnsubscription }),
        response: noContent("not-found"),
      },
    },
    async ({ params }, reply) => {
      const [token = "", scope = ""] = params.token.split(".");
      await settings.resubscribe(token, schemas.gameOfScope(scope) ?? "");
      return reply.code(204).send();
    },
  );
}
