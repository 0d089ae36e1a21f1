import { oauth as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByIp, limitByUser } from "../../../platform/http/guards/limits.ts";
import { requireUser } from "../../../platform/http/identity.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { Apps } from "./apps.ts";
import { formType, oauthResponses, parseForms, withOAuthErrors } from "./oauth-error.ts";

const tags = ["apps"];
const params = z.object({ userCode: schemas.userCode });
const path = "/v1/oauth/device/:userCode";

/** Programs without a browser, and the page `/device` where their users answer. */
export function deviceRoutes(server: Server, { devices }: Apps): void {
  withOAuthErrors(server, (scope) => {
    parseForms(scope);
    beginRoute(scope, devices);
  });
  server.get(
    path,
    {
      config: { access: "session", ...limitByUser(60) },
      schema: {
        operationId: "getDeviceRequest",
        summary: "Describe the request of a device",
        description: "For the page `/device`. At most 30 codes in 10 minutes, right or wrong.",
        tags,
        params,
        response: responses(schemas.deviceQuestion, "registration-required", "not-found"),
      },
    },
    async (request) => devices.question(requireUser(request), request.params.userCode),
  );
  server.post(
    path,
    {
      config: { access: "session", ...limitByUser(60) },
      schema: {
        operationId: "answerDevice",
        summary: "Allow or deny the request of a device",
        description:
          "For the page `/device`, where people enter the code that a program shows them. If they allow it, the program gets its tokens when it asks next. A code can be answered once.",
        tags,
        params,
        body: schemas.deviceAnswer,
        response: noContent("registration-required", "not-found", "list-full"),
      },
    },
    async (request, reply) => {
      await devices.answer(requireUser(request), request.params.userCode, request.body.isAllowed);
      return reply.code(204).send();
    },
  );
}

function beginRoute(server: Server, devices: Apps["devices"]): void {
  server.post(
    "/v1/oauth/device",
    {
      config: { access: "public", ...limitByIp(10) },
      schema: {
        operationId: "createDeviceCode",
        summary: "Get a code for a device",
        description:
          "For programs without a browser (RFC 8628): show `user_code` and `verification_uri`, then ask `createToken` every `interval` seconds. Both codes are valid for 10 minutes.",
        tags,
        consumes: [formType],
        body: schemas.deviceRequest,
        response: oauthResponses(
          { 200: schemas.deviceResponse },
          ...(["invalid_client", "unauthorized_client", "invalid_scope"] as const),
        ),
      },
    },
    async (request) => devices.begin(request.body),
  );
}
