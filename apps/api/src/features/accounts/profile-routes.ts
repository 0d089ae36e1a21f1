import { accounts as schemas } from "@seneschal/schema";
import { requireUser } from "../../platform/http/identity.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { Accounts } from "./accounts.ts";

const tags = ["accounts"];

/** The preferences of an account. */
export function profileRoutes(server: Server, accounts: Accounts): void {
  server.get(
    "/v1/account/profile",
    {
      config: { access: "profile:read" },
      schema: {
        operationId: "getProfile",
        summary: "Get your profile settings",
        description: "Nobody else can see them.",
        tags,
        response: responses(schemas.profile, "not-signed-in"),
      },
    },
    async (request) => accounts.profile(requireUser(request).id),
  );
  server.patch(
    "/v1/account/profile",
    {
      config: { access: "profile:write" },
      schema: {
        operationId: "changeProfile",
        summary: "Change your profile settings",
        description: "Fields that the request leaves out do not change.",
        tags,
        body: schemas.profileChange,
        response: responses(schemas.profile, "not-signed-in"),
      },
    },
    async (request) => accounts.changeProfile(requireUser(request).id, request.body),
  );
}
