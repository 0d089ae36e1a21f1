import { gameId, notifications as schemas } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../../platform/http/identity.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { NotificationSettings } from "./notification-settings.ts";

const tags = ["notifications"];
const params = z.object({ game: gameId });
const address = "/v1/games/:game/notification-settings";

/** The notification settings for one game. */
export function gameSettingsRoutes(server: Server, settings: NotificationSettings): void {
  server.get(
    "/v1/account/game-notification-settings",
    {
      config: { access: "notifications:read" },
      schema: {
        operationId: "listGameNotificationSettings",
        summary: "List the games with notification settings of their own",
        description: "Games that are not over, the latest first.",
        tags,
        response: responses(schemas.gamesWithNotificationSettings, "not-signed-in"),
      },
    },
    async (request) => ({ games: await settings.gamesOf(requireUser(request).id) }),
  );
  server.get(
    address,
    {
      config: { access: "notifications:read" },
      schema: {
        operationId: "getGameNotificationSettings",
        summary: "Get your notification settings for a game",
        description:
          "What is different for this game from the settings of your account. Null means: as in the account.",
        tags,
        params,
        response: responses(schemas.gameNotificationSettings, "not-signed-in", "not-found"),
      },
    },
    async (request) => settings.ofGame(requireUser(request).id, request.params.game),
  );
  server.patch(
    address,
    {
      config: { access: "notifications:write" },
      schema: {
        operationId: "changeGameNotificationSettings",
        summary: "Change your notification settings for a game",
        description:
          "Fields that the request leaves out do not change. Nothing is sent that your account has turned off.",
        tags,
        params,
        body: schemas.gameNotificationSettingsChange,
        response: responses(schemas.gameNotificationSettings, "not-signed-in", "not-found"),
      },
    },
    async (request) => settings.changeForGame(requireUser(request).id, request.params.game, request.body),
  );
}
