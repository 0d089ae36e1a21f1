import { clocks as schemas } from "@seneschal/schema";
import { requireUser } from "../../platform/http/identity.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { ClockDeps } from "./clock-scheduler.ts";
import { endVacation, showVacation, startVacation } from "./vacation.ts";

const tags = ["accounts"];

/** Vacations: days on which the clocks of an account are paused. */
export function vacationRoutes(server: Server, deps: ClockDeps): void {
  server.get(
    "/v1/account/vacation",
    {
      config: { access: "profile:read" },
      schema: {
        operationId: "getVacation",
        summary: "Get vacation days",
        description: "10 at first, one more every 8 days, at most 30.",
        tags,
        response: responses(schemas.vacation, "not-signed-in"),
      },
    },
    async (request) => showVacation(deps, requireUser(request).id),
  );
  server.post(
    "/v1/account/vacation",
    {
      config: { access: "profile:write" },
      schema: {
        operationId: "startVacation",
        summary: "Start or schedule a vacation",
        description:
          "Your clocks are paused in every game that allows it; you can still move. A scheduled vacation starts automatically at midnight in your time zone.",
        tags,
        body: schemas.newVacation,
        response: responses(schemas.vacation, "not-signed-in", "no-days-left"),
      },
    },
    async (request) => startVacation(deps, requireUser(request).id, request.body),
  );
  server.delete(
    "/v1/account/vacation",
    {
      config: { access: "profile:write" },
      schema: {
        operationId: "endVacation",
        summary: "End or cancel a vacation",
        description:
          "Your clocks run again at once. A vacation that has not started is cancelled. Without a vacation, nothing changes.",
        tags,
        response: responses(schemas.vacation, "not-signed-in"),
      },
    },
    async (request) => endVacation(deps, requireUser(request).id),
  );
}
