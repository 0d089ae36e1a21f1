import { gameId, type games } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../../platform/http/identity.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { moveErrorExplainer } from "../moves/move-validation-errors.ts";
import type { PlayDeps, Serializing } from "../types.ts";
import { checkPremoves } from "./check-premoves.ts";
import { deletePremoves, ownPremoves, savePremoves } from "./edit-premoves.ts";

type Schemas = Pick<
  ReturnType<typeof games.playSchemas>,
  "newPremoveCheck" | "premoveCheck" | "newPremoves" | "premoves"
>;

const params = z.object({ game: gameId });
const tags = ["play"];
const acting = ["not-signed-in", "not-found", "not-your-seat", "not-running"] as const;

/** Premoves: moves that are played for a player when their questions are asked. */
export function premoveRoutes(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  checkPremovesRoute(server, schemas, deps, serializer);
  getPremovesRoute(server, schemas, deps);
  savePremovesRoute(server, schemas, deps);
  deletePremovesRoute(server, deps);
}

function checkPremovesRoute(
  server: Server,
  { newPremoveCheck, premoveCheck }: Schemas,
  deps: PlayDeps,
  serializer: Serializing,
): void {
  server.post(
    "/v1/games/:game/premoves/check",
    {
      ...serializer,
      errorHandler: moveErrorExplainer(deps),
      config: { access: "games:play" },
      schema: {
        operationId: "checkPremoves",
        summary: "Preview moves for later questions",
        description:
          "Shows which questions these moves would answer, and what your seat could choose after them, if the others give their default answers. Computed from what your seat knows; chance and hidden information are assumed. Questions that your auto-replies answer are left out. Without moves, it shows the next question to your seat.",
        tags,
        params,
        body: newPremoveCheck,
        response: responses(premoveCheck, ...acting, "stale-version", "wrong-ruleset"),
      },
    },
    async (request) => checkPremoves(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function getPremovesRoute(server: Server, { premoves }: Schemas, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/premoves",
    {
      config: { access: "games:read" },
      schema: {
        operationId: "getPremoves",
        summary: "Get your premoves",
        description: "Those that are waiting, the number of those that were played, and why the rest was stopped.",
        tags,
        params,
        response: responses(premoves, ...acting),
      },
    },
    async (request) => ownPremoves(deps, request.params.game, requireUser(request).id),
  );
}

function savePremovesRoute(server: Server, { newPremoves, premoves }: Schemas, deps: PlayDeps): void {
  server.put(
    "/v1/games/:game/premoves",
    {
      errorHandler: moveErrorExplainer(deps),
      config: { access: "games:play" },
      schema: {
        operationId: "savePremoves",
        summary: "Play moves when it is your turn",
        description:
          "Replaces your premoves. Each move gets the kind of question and the turn that it answers, as the check shows them. When your seat is asked this question and the move is still possible, it is played after a natural delay; otherwise all remaining premoves stop, and you are notified that it is your turn. Other players see ordinary moves.",
        tags,
        params,
        body: newPremoves,
        response: responses(premoves, ...acting, "stale-version", "refused", "wrong-ruleset", "unforeseen"),
      },
    },
    async (request) => savePremoves(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function deletePremovesRoute(server: Server, deps: PlayDeps): void {
  server.delete(
    "/v1/games/:game/premoves",
    {
      config: { access: "games:play" },
      schema: {
        operationId: "deletePremoves",
        summary: "Delete your premoves",
        description: "No more of them is played. Moves that were played stay.",
        tags,
        params,
        response: noContent("not-signed-in"),
      },
    },
    async (request, reply) => {
      await deletePremoves(deps, request.params.game, requireUser(request).id);
      return reply.code(204).send();
    },
  );
}
