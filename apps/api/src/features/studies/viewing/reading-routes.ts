import { games, studies as schemas } from "@seneschal/schema";
import { limitByUser } from "../../../platform/http/guards/limits.ts";
import { optionalUserId, requireUser } from "../../../platform/http/identity.ts";
import { eventStream, linesTextResponse, responses } from "../../../platform/http/response-schemas.ts";
import { asJsonLines } from "../../../platform/http/responses/json-lines.ts";
import type { Server } from "../../../platform/http/server.ts";
import { requireNode, shownStudy } from "../access.ts";
import type { Adviser } from "../advice/give-advice.ts";
import { nodeParams, params, tags } from "../routes.ts";
import type { Schemas, StudyDeps } from "../types.ts";
import { exportStudy } from "./export-study.ts";
import { followStudy } from "./follow-study.ts";
import { positionBody } from "./position-body.ts";
import { studyBody, studyPage } from "./study-body.ts";

const reading = { access: { optional: "notes:read" } } as const;

/** Studies: everything that shows them. */
export function studyReadingRoutes(server: Server, bodies: Schemas, deps: StudyDeps, adviser: Adviser): void {
  listRoute(server, deps);
  getRoute(server, bodies, deps);
  positionRoute(server, bodies, deps);
  adviceRoute(server, bodies, deps, adviser);
  streamRoute(server, deps);
  exportRoute(server, deps);
}

function listRoute(server: Server, { pool }: StudyDeps): void {
  server.get(
    "/v1/studies",
    {
      config: reading,
      schema: {
        operationId: "listStudies",
        summary: "List studies, the latest change first",
        description:
          "The public ones; with `mine`, those that you own or are a member of. For the next page, send `next` as `cursor`.",
        tags,
        querystring: schemas.studyListQuery,
        response: responses(schemas.studyList, "not-signed-in"),
      },
    },
    async (request) => {
      const { mine = false, ...query } = request.query;
      return studyPage(pool, query, mine ? requireUser(request).id : null);
    },
  );
}

function getRoute(server: Server, { study }: Schemas, deps: StudyDeps): void {
  server.get(
    "/v1/studies/:study",
    {
      config: reading,
      schema: {
        operationId: "getStudy",
        summary: "Get a study with its tree",
        description:
          "Every move with its facts, and all texts. The position at a node is `getStudyPosition`. Everyone who may read a study sees everything in it, as in the replay of a finished game.",
        tags,
        params,
        response: responses(study, "not-signed-in", "not-found", "not-playable-here"),
      },
    },
    async (request) => {
      const viewer = optionalUserId(request);
      return studyBody(deps, await shownStudy(deps, request.params.study, viewer), viewer);
    },
  );
}

function positionRoute(server: Server, { position }: Schemas, deps: StudyDeps): void {
  server.get(
    "/v1/studies/:study/nodes/:node",
    {
      config: reading,
      schema: {
        operationId: "getStudyPosition",
        summary: "Get the position at a node of a study",
        description:
          "With everything that is hidden in games, the choices of each seat, and how far each seat is ahead.",
        tags,
        params: nodeParams,
        response: responses(position, "not-signed-in", "not-found", "not-playable-here"),
      },
    },
    async (request) => {
      const study = await shownStudy(deps, request.params.study, optionalUserId(request));
      requireNode(study, request.params.node);
      return positionBody(deps, study, request.params.node);
    },
  );
}

function adviceRoute(server: Server, { advice }: Schemas, deps: StudyDeps, adviser: Adviser): void {
  server.get(
    "/v1/studies/:study/nodes/:node/advice",
    {
      config: { access: "notes:read", ...limitByUser(10) },
      schema: {
        operationId: "getStudyAdvice",
        summary: "Ask what a seat should play at a node",
        description:
          "The three best moves, found and compared as a hard bot does, with what the seat knows: not with what is hidden from it. It takes some seconds. One request is computed at a time; others wait, at most 30 s.",
        tags,
        params: nodeParams,
        querystring: schemas.adviceQuery,
        response: responses(advice, "not-signed-in", "not-found", "not-now", "not-playable-here"),
      },
    },
    async (request, reply) => {
      const { study: id, node } = request.params;
      const study = await shownStudy(deps, id, requireUser(request).id);
      requireNode(study, node);
      return adviser.advise(deps, study, { node, seat: request.query.seat }, { request, reply });
    },
  );
}

function streamRoute(server: Server, deps: StudyDeps): void {
  server.get(
    "/v1/studies/:study/stream",
    {
      config: reading,
      schema: {
        operationId: "followStudy",
        summary: "Follow the changes of a study live",
        description:
          "Server-sent events: `change` is a `StudyUpdate`, which says what changed; get the study or the position for the rest. Resume with the id of the last event as `Last-Event-ID`; without it the stream starts with the next change. It ends when you may no longer read the study. It counts towards the limits of live streams per address and account; beyond them the response is 429.",
        tags,
        params,
        querystring: games.streamQuery,
        response: eventStream(["StudyUpdate"], "not-signed-in", "not-found"),
      },
    },
    async (request, reply) =>
      followStudy(deps, { study: request.params.study, viewer: optionalUserId(request) }, request, reply),
  );
}

function exportRoute(server: Server, deps: StudyDeps): void {
  server.get(
    "/v1/studies/:study/export",
    {
      config: reading,
      schema: {
        operationId: "exportStudy",
        summary: "Download the log of a study",
        description:
          "JSON Lines: a manifest with the key of the digests, then one event per line, also of moves that were removed. Texts are not in it.",
        tags,
        params,
        response: linesTextResponse(
          "A manifest line, then one event per line, each a `StudyLogLine`.",
          "StudyLogLine",
          "not-signed-in",
          "not-found",
        ),
      },
    },
    async (request, reply) => {
      const study = await shownStudy(deps, request.params.study, optionalUserId(request));
      const file = await exportStudy(deps, study);
      return asJsonLines(request, reply, `seneschal-study-${study.id}.jsonl`).send(file);
    },
  );
}
