import { notifications as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByIp } from "../../platform/http/guards/limits.ts";
import { requireUser } from "../../platform/http/identity.ts";
import { noContent, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { Notifier, UnsubscribeScope } from "./notifier.ts";

const tags = ["notifications"];
const address = "/v1/account/notification-settings";

/** The notification settings. */
export function notificationRoutes(server: Server, notifier: Notifier): void {
  server.get(
    address,
    {
      schema: {
        operationId: "getNotificationSettings",
        summary: "Get notification settings",
        tags,
        response: responses(schemas.notificationSettings, "not-signed-in"),
      },
    },
    async (request) => notifier.settings(requireUser(request).id),
  );
  server.patch(
    address,
    {
      schema: {
        operationId: "changeNotificationSettings",
        summary: "Change notification settings",
        description:
          "Fields that the request leaves out do not change. E-mails go only to a confirmed address; nothing is sent during your quiet hours or while you look at the game or tournament. Webhooks have their own settings.",
        tags,
        body: schemas.notificationSettingsChange,
        response: responses(schemas.notificationSettings, "not-signed-in"),
      },
    },
    async (request) => notifier.change(requireUser(request).id, request.body),
  );
  unsubscribeRoute(server, notifier);
}

/** One-click unsubscribe for mail programs (RFC 8058): no session, no question, any body. */
function unsubscribeRoute(server: Server, notifier: Notifier): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null));
    (scope as Server).post(
      "/v1/unsubscriptions/:token",
      {
        config: limitByIp(60),
        schema: {
          operationId: "unsubscribe",
          summary: "Unsubscribe from one kind of e-mail",
          description: "One-click unsubscribe for mail programs (RFC 8058). The request body is ignored.",
          tags,
          params: z.object({ token: schemas.unsubscription }),
          response: noContent("not-found"),
        },
      },
      async ({ params }, reply) => {
        const [token = "", kind] = params.token.split(".");
        await notifier.unsubscribe(token, kind as UnsubscribeScope);
        return reply.code(204).send();
      },
    );
  });
}
