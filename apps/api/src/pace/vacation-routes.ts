import { clocks as words } from "@seneschal/schema";
import { answers } from "../http/answers.ts";
import { signedIn } from "../http/identity.ts";
import type { Server } from "../http/server.ts";
import type { Vacation } from "./vacation.ts";

const tags = ["accounts"];

/** Days on which one's clocks stand. */
export function vacationRoutes(server: Server, vacation: Vacation): void {
  server.get(
    "/v1/account/vacation",
    {
      schema: {
        operationId: "getVacation",
        summary: "Your days off",
        description: "Ten at first, one more every eight days, at most thirty saved.",
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
        summary: "Go on vacation, from now on or from a day on",
        description:
          "Your clocks stand in every game that knows rest; you may move all the same. One that is planned begins by itself, at midnight where you live.",
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
        summary: "Come back and keep the days that are left, or stay after all",
        tags,
        response: answers(words.vacation, "not-signed-in"),
      },
    },
    async (request) => vacation.end(signedIn(request).id),
  );
}
