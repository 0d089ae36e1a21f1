import { oauth as schemas } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../../platform/http/identity.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Apps } from "./apps.ts";

const tags = ["apps"];
const list = "/v1/account/apps";

/** Connected apps. No token can list or disconnect apps. */
export function connectedAppRoutes(server: Server, { connected }: Apps): void {
  server.get(
    list,
    {
      config: { access: "session" },
      schema: {
        operationId: "listConnectedApps",
        summary: "List connected apps",
        description:
          "The apps that you allowed to act for you. An app that is connected on several devices is listed once.",
        tags,
        response: responses(schemas.connectedAppList),
      },
    },
    async (request) => connected.list(requireUser(request).id),
  );
  server.delete(
    `${list}/:app`,
    {
      config: { access: "session" },
      schema: {
        operationId: "disconnectApp",
        summary: "Disconnect an app",
        description:
          "Takes effect at once: its tokens and codes stop working, and live streams that it has opened end.",
        tags,
        params: z.object({ app: z.uuid().meta({ description: "The id of a connected app." }) }),
        response: noContent("not-found"),
      },
    },
    async (request, reply) => {
      await connected.disconnect(requireUser(request).id, request.params.app);
      return reply.code(204).send();
    },
  );
}
