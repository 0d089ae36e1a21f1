import { clocks as words } from "@seneschal/schema";
import { answers } from "../../platform/http/answers.ts";
import { signedIn } from "../../platform/http/identity.ts";
import type { Server } from "../../platform/http/server.ts";
import type { Vacation } from "./vacation.ts";

const tags = ["accounts"];

/** Days on which one's clocks stand. */
export function vacationRoutes(server: Server, vacation: Vacation): void {
  server.get(
    "/v1/account/vacation",
    {
      schema: {
        operationId: "getVacation",
        summary: "Get vacation days",
        description: "10 at first, one more every 8 days, at most 30.",
        tags,
        response: answers(words.vacation, "not-signed-in"),
      },
    },
    async (request) => vacation.show(signedIn(request).id),
  );
  server.post(
    "/v1/account/vacation",
    {
      schema: {
        operationId: "beginVacation",
        summary: "Start or schedule a vacation",
        description:
          "Your clocks are paused in every game that allows it; you can still move. A scheduled vacation starts automatically at midnight in your time zone.",
        tags,
        body: words.newVacation,
        response: answers(words.vacation, "not-signed-in", "no-days-left"),
      },
    },
    async (request) => vacation.begin(signedIn(request).id, request.body),
  );
  server.delete(
    "/v1/account/vacation",
    {
      schema: {
        operationId: "endVacation",
        summary: "End or cancel a vacation",
        tags,
        response: answers(words.vacation, "not-signed-in"),
      },
    },
    async (request) => vacation.end(signedIn(request).id),
  );
}
