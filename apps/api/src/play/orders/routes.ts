import { gameId, orders as words } from "@seneschal/schema";
import { z } from "zod";
import { answers } from "../../http/answers.ts";
import { signedIn } from "../../http/identity.ts";
import type { Server } from "../../http/server.ts";
import type { Play } from "../play.ts";

const params = z.object({ game: gameId });
const tags = ["play"];
const acting = ["not-signed-in", "not-found", "not-your-seat", "not-running"] as const;

/** Standing orders: questions that a seat lets be answered by themselves. */
export function orderRoutes(server: Server, play: Play): void {
  server.get(
    "/v1/games/:game/orders",
    {
      schema: {
        operationId: "getOrders",
        summary: "Your standing orders in this game",
        tags,
        params,
        response: answers(words.standingOrders, ...acting),
      },
    },
    async (request) => play.orders(request.params.game, signedIn(request).id),
  );
  server.put(
    "/v1/games/:game/orders",
    {
      schema: {
        operationId: "changeOrders",
        summary: "Change your standing orders",
        description:
          "The whole list in the place of the one before; it counts for the question that is open now, too. The first order that fits answers as you would. An answer that equals silence waits until nobody else is left to answer, so that its speed tells nothing; and each answer comes after a delay that a person might take, drawn at random.",
        tags,
        params,
        body: words.newStandingOrders,
        response: answers(words.standingOrders, ...acting),
      },
    },
    async (request) => play.changeOrders(request.params.game, signedIn(request).id, request.body.orders),
  );
}
