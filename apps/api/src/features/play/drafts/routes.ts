import { gameId, games } from "@seneschal/schema";
import { z } from "zod";
import { requireUser } from "../../../platform/http/identity.ts";
import { noContent, responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import { moveErrorExplainer } from "../moves/move-validation-errors.ts";
import type { PlayDeps, Serializing } from "../types.ts";
import { checkDraft } from "./check-draft.ts";
import { playDraft } from "./play-draft.ts";
import { deleteDraft, getDraft, saveDraft } from "./saved-draft.ts";

type Schemas = Pick<ReturnType<typeof games.playSchemas>, "newDraft" | "draftCheck" | "draftResult" | "savedDraft">;

const params = z.object({ game: gameId });
const tags = ["play"];
const acting = ["not-signed-in", "not-found", "not-your-seat", "not-running"] as const;

/** Move queues: check, play, save and delete them. */
export function draftRoutes(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  draftMoveRoutes(server, schemas, deps, serializer);
  savedDraftRoutes(server, schemas, deps);
}

function draftMoveRoutes(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  checkDraftRoute(server, schemas, deps, serializer);
  playDraftRoute(server, schemas, deps, serializer);
}

function checkDraftRoute(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  server.post(
    "/v1/games/:game/draft/check",
    {
      ...serializer,
      errorHandler: moveErrorExplainer(deps),
      config: { access: "games:play" },
      schema: {
        operationId: "checkDraft",
        summary: "Preview the result of single moves",
        description: "Each step is computed from what your seat knows, with the options that follow.",
        tags,
        params,
        body: schemas.newDraft,
        response: responses(schemas.draftCheck, ...acting, "stale-version", "wrong-ruleset"),
      },
    },
    async (request) => checkDraft(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function playDraftRoute(server: Server, schemas: Schemas, deps: PlayDeps, serializer: Serializing): void {
  server.post(
    "/v1/games/:game/draft/play",
    {
      ...serializer,
      errorHandler: moveErrorExplainer(deps),
      config: { access: "games:play" },
      schema: {
        operationId: "playDraft",
        summary: "Play the queued moves",
        description:
          "All or none: nothing is played if one move is refused, or comes after chance or hidden information that your seat could foresee. If something unforeseen is revealed, the moves up to there are played and `played` gives their number.",
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: schemas.newDraft,
        response: responses(
          schemas.draftResult,
          ...acting,
          "stale-version",
          "refused",
          "not-your-turn",
          "wrong-ruleset",
          "unforeseen",
          "idempotency-key-reused",
        ),
      },
    },
    async (request) =>
      playDraft(deps, {
        game: request.params.game,
        player: requireUser(request).id,
        body: request.body,
        key: request.headers["idempotency-key"],
      }),
  );
}

function savedDraftRoutes(server: Server, schemas: Schemas, deps: PlayDeps): void {
  getDraftRoute(server, schemas, deps);
  saveDraftRoute(server, schemas, deps);
  deleteDraftRoute(server, deps);
}

function getDraftRoute(server: Server, { savedDraft }: Schemas, deps: PlayDeps): void {
  server.get(
    "/v1/games/:game/draft",
    {
      config: { access: "games:read" },
      schema: {
        operationId: "getDraft",
        summary: "Get your saved move queue",
        description:
          "The moves that you saved with `saveDraft`, or null. Only you see them. The game may have moved on since: `checkDraft` shows what they lead to now.",
        tags,
        params,
        response: responses(savedDraft, ...acting),
      },
    },
    async (request) => getDraft(deps, request.params.game, requireUser(request).id),
  );
}

function saveDraftRoute(server: Server, { newDraft, savedDraft }: Schemas, deps: PlayDeps): void {
  server.put(
    "/v1/games/:game/draft",
    {
      errorHandler: moveErrorExplainer(deps),
      config: { access: "games:play" },
      schema: {
        operationId: "saveDraft",
        summary: "Save your move queue",
        description: "Replaces the previous one. Nobody else can see it.",
        tags,
        params,
        body: newDraft,
        response: responses(savedDraft, ...acting, "wrong-ruleset"),
      },
    },
    async (request) => saveDraft(deps, request.params.game, requireUser(request).id, request.body),
  );
}

function deleteDraftRoute(server: Server, deps: PlayDeps): void {
  server.delete(
    "/v1/games/:game/draft",
    {
      config: { access: "games:play" },
      schema: {
        operationId: "deleteDraft",
        summary: "Delete your move queue",
        description: "Deletes the moves that you saved. Moves that were played stay.",
        tags,
        params,
        response: noContent("not-signed-in"),
      },
    },
    async (request, reply) => {
      await deleteDraft(deps, request.params.game, requireUser(request).id);
      return reply.code(204).send();
    },
  );
}
