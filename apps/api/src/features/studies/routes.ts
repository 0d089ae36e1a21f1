import { chat, games, studies as schemas } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../platform/http/guards/limits.ts";
import { requireUnmutedUser, requireUser } from "../../platform/http/identity.ts";
import { createdResponses, noContent, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { addMember, changeSettings, removeMember, removeNode, removeStudy, writeTexts } from "./change-study.ts";
import { createStudy, forkStudy } from "./create-study.ts";
import { playStudyMove } from "./play-move.ts";
import { reportText } from "./report-text.ts";
import type { Schemas, StudyDeps, StudyMoveResult } from "./types.ts";
import { positionBody } from "./viewing/position-body.ts";
import { nodeBody, studyBody } from "./viewing/study-body.ts";

export const tags = ["studies"];
export const params = z.object({ study: schemas.studyId });
export const nodeParams = params.extend({ node: schemas.studyNodeInAddress });
const memberParams = params.extend({
  account: z.string().max(64).meta({ description: "The account of the member." }),
});
const changing = ["not-signed-in", "not-found", "list-full", "not-playable-here"] as const;

/** Studies: everything that changes them. */
export function studyRoutes(server: Server, bodies: Schemas, deps: StudyDeps): void {
  createRoutes(server, bodies, deps);
  moveRoute(server, bodies, deps);
  nodeRoutes(server, bodies, deps);
  settingsRoutes(server, bodies, deps);
  memberRoutes(server, bodies, deps);
  reportRoute(server, deps);
}

function createRoutes(server: Server, bodies: Schemas, deps: StudyDeps): void {
  server.post(
    "/v1/studies",
    {
      config: { access: "notes:write", ...limitByUser(10), location: "/v1/studies/{id}" },
      schema: {
        operationId: "createStudy",
        summary: "Create a study",
        description: `A study begins at a step of a finished game that you may see (\`from\`: \`game\`), or at the start of a ruleset (\`start\`), whose setup the server draws. Running games have no studies. You can own ${schemas.studiesMax} studies.`,
        tags,
        headers: games.idempotencyHeaders,
        body: bodies.newStudy,
        response: createdResponses(
          bodies.study,
          ...changing,
          "not-finished",
          "unfit",
          "muted",
          "idempotency-key-reused",
        ),
      },
    },
    async (request, reply) => {
      const { id } = requireUnmutedUser(request);
      const study = await createStudy(deps, id, request.body, request.headers["idempotency-key"]);
      return reply.code(201).send(await studyBody(deps, study, id));
    },
  );
  server.post(
    "/v1/studies/:study/forks",
    {
      config: { access: "notes:write", ...limitByUser(10), location: "/v1/studies/{id}" },
      schema: {
        operationId: "forkStudy",
        summary: "Fork a study",
        description:
          "Creates a study of your own with the same beginning and the same moves, with the same draws. Names and comments stay with those who wrote them.",
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: schemas.studyFork,
        response: createdResponses(bodies.study, ...changing, "unfit", "muted", "idempotency-key-reused"),
      },
    },
    async (request, reply) => {
      const { id } = requireUnmutedUser(request);
      const key = request.headers["idempotency-key"];
      const study = await forkStudy(deps, { ...request.params, ...request.body, owner: id, key });
      return reply.code(201).send(await studyBody(deps, study, id));
    },
  );
}

function moveRoute(server: Server, { newStudyMove, moveResult }: Schemas, deps: StudyDeps): void {
  server.post(
    "/v1/studies/:study/moves",
    {
      config: { access: "notes:write", ...limitByUser(120) },
      schema: {
        operationId: "playStudyMove",
        summary: "Play a move in a study",
        description: `For its owner and members, who play all seats. The rules judge the move at its node, whichever node that is: another move there is a branch. If the same seat has played the same move there, you get its node (\`isNew\`: false); with \`drawsAgain\`, a move that draws gets another branch with other draws. A study has at most ${schemas.studyNodesMax} moves and ${schemas.studyEventsMax} events.`,
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: newStudyMove,
        response: responses(
          moveResult,
          ...changing,
          "refused",
          "not-your-turn",
          "wrong-ruleset",
          "idempotency-key-reused",
        ),
      },
    },
    async (request): Promise<StudyMoveResult> => {
      const actor = { study: request.params.study, account: requireUser(request).id };
      const { study, node, isNew } = await playStudyMove(deps, actor, request.body, request.headers["idempotency-key"]);
      const added = await nodeBody(deps, study, node);
      return { ...(await positionBody(deps, study, node.node)), isNew, added } as StudyMoveResult;
    },
  );
}

function nodeRoutes(server: Server, bodies: Schemas, deps: StudyDeps): void {
  server.patch(
    "/v1/studies/:study/nodes/:node",
    {
      config: { access: "notes:write", ...limitByUser(60) },
      schema: {
        operationId: "changeStudyNode",
        summary: "Name a branch, or comment on a position",
        description:
          "For the owner and members. The texts are not in the log; they are deleted with the account of their author.",
        tags,
        params: nodeParams,
        body: schemas.studyNodeChange,
        response: responses(bodies.study, ...changing, "muted"),
      },
    },
    async (request) => {
      const { id: account } = requireUnmutedUser(request);
      const { study: id, node } = request.params;
      const study = await writeTexts(deps, { study: id, account }, node, request.body);
      return studyBody(deps, study, account);
    },
  );
  server.delete(
    "/v1/studies/:study/nodes/:node",
    {
      config: { access: "notes:write", ...limitByUser(60) },
      schema: {
        operationId: "removeStudyNode",
        summary: "Take a move back",
        description: "Removes the node and all that follow it. For the owner and members. The events stay in the log.",
        tags,
        params: nodeParams,
        response: responses(bodies.study, ...changing),
      },
    },
    async (request) => {
      const { id: account } = requireUser(request);
      const { study: id, node } = request.params;
      return studyBody(deps, await removeNode(deps, { study: id, account }, node), account);
    },
  );
}

function settingsRoutes(server: Server, bodies: Schemas, deps: StudyDeps): void {
  server.patch(
    "/v1/studies/:study",
    {
      config: { access: "notes:write", ...limitByUser(30) },
      schema: {
        operationId: "changeStudy",
        summary: "Change the title of a study, or who can read it",
        description: "For its owner. Viewers who may no longer read it lose the live stream.",
        tags,
        params,
        body: schemas.studyChange,
        response: responses(bodies.study, ...changing, "unfit", "muted"),
      },
    },
    async (request) => {
      const { id: account } = requireUnmutedUser(request);
      const study = await changeSettings(deps, { study: request.params.study, account }, request.body);
      return studyBody(deps, study, account);
    },
  );
  server.delete(
    "/v1/studies/:study",
    {
      config: { access: "notes:write" },
      schema: {
        operationId: "removeStudy",
        summary: "Remove a study",
        description:
          "For its owner. Nobody sees it any more, and its texts are deleted; its events stay in the database.",
        tags,
        params,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await removeStudy(deps, { study: request.params.study, account: requireUser(request).id });
      return reply.code(204).send();
    },
  );
}

function memberRoutes(server: Server, bodies: Schemas, deps: StudyDeps): void {
  server.put(
    "/v1/studies/:study/members/:account",
    {
      config: { access: "notes:write", ...limitByUser(30) },
      schema: {
        operationId: "addStudyMember",
        summary: "Let someone move in a study",
        description: `For its owner. A study has at most ${schemas.studyMembersMax} members.`,
        tags,
        params: memberParams,
        response: responses(bodies.study, ...changing),
      },
    },
    async (request) => {
      const { study: id, account: member } = request.params;
      const { id: account } = requireUser(request);
      return studyBody(deps, await addMember(deps, { study: id, account }, member), account);
    },
  );
  server.delete(
    "/v1/studies/:study/members/:account",
    {
      config: { access: "notes:write", ...limitByUser(30) },
      schema: {
        operationId: "removeStudyMember",
        summary: "Remove a member of a study",
        description: "For its owner; members can remove themselves.",
        tags,
        params: memberParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const { study, account: member } = request.params;
      await removeMember(deps, { study, account: requireUser(request).id }, member);
      return reply.code(204).send();
    },
  );
}

function reportRoute(server: Server, deps: StudyDeps): void {
  server.post(
    "/v1/studies/:study/nodes/:node/reports",
    {
      config: { access: "notes:write", ...limitByUser(10) },
      schema: {
        operationId: "reportStudyText",
        summary: "Report a text of a study to the moderators",
        description:
          "For any title, name or comment that you can read. Moderators get the text as it is now, with your reason. The author is not told who reported it.",
        tags,
        params: nodeParams,
        body: schemas.studyTextReport,
        response: createdResponses(chat.report, "not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      const report = { ...request.params, ...request.body, reporter: requireUser(request).id };
      return reply.code(201).send(await reportText(deps, report));
    },
  );
}
