import { gameId, notes } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../platform/http/guards/limits.ts";
import { optionalUserId, requireUser } from "../../platform/http/identity.ts";
import { createdResponses, noContent, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { ChatDeps } from "./chat.ts";
import { deleteEntry, readDiary, readNotebook, saveNotebook, writeDiary } from "./notes.ts";

const params = z.object({ game: gameId });
const tags = ["chat"];

/** Private notes: a notebook that only its author reads, and a diary that others can read when the game is over. */
export function noteRoutes(server: Server, deps: ChatDeps): void {
  notebookRoutes(server, deps);
  diaryRoutes(server, deps);
}

function notebookRoutes(server: Server, deps: ChatDeps): void {
  getNotebookRoute(server, deps);
  saveNotebookRoute(server, deps);
}

function getNotebookRoute(server: Server, deps: ChatDeps): void {
  server.get(
    "/v1/games/:game/notebook",
    {
      config: { access: "notes:read" },
      schema: {
        operationId: "getNotebook",
        summary: "Get your private notes on a game",
        tags,
        params,
        response: responses(notes.notebook, "not-signed-in", "not-found"),
      },
    },
    async (request) => readNotebook(deps, request.params.game, requireUser(request).id),
  );
}

function saveNotebookRoute(server: Server, deps: ChatDeps): void {
  server.put(
    "/v1/games/:game/notebook",
    {
      config: { access: "notes:write" },
      schema: {
        operationId: "saveNotebook",
        summary: "Change your private notes on a game",
        tags,
        params,
        body: notes.newNotebook,
        response: responses(notes.notebook, "not-signed-in", "not-found"),
      },
    },
    async (request) => saveNotebook(deps, request.params.game, requireUser(request).id, request.body.text),
  );
}

function diaryRoutes(server: Server, deps: ChatDeps): void {
  listDiaryEntriesRoute(server, deps);
  createDiaryEntryRoute(server, deps);
  deleteDiaryEntryRoute(server, deps);
}

function listDiaryEntriesRoute(server: Server, deps: ChatDeps): void {
  server.get(
    "/v1/games/:game/diary",
    {
      config: { access: { optional: "notes:read" } },
      schema: {
        operationId: "listDiaryEntries",
        summary: "Get diaries: your own during the game, all afterwards",
        tags,
        params,
        response: responses(notes.diary, "not-signed-in", "not-found"),
      },
    },
    async (request) => readDiary(deps, request.params.game, optionalUserId(request)),
  );
}

function createDiaryEntryRoute(server: Server, deps: ChatDeps): void {
  server.post(
    "/v1/games/:game/diary",
    {
      config: { access: "notes:write", ...limitByUser(30) },
      schema: {
        operationId: "createDiaryEntry",
        summary: "Add a diary entry",
        tags,
        params,
        body: notes.newDiaryEntry,
        response: createdResponses(notes.diary, "not-signed-in", "not-found", "not-your-seat", "not-running"),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await writeDiary(deps, request.params.game, requireUser(request).id, request.body)),
  );
}

function deleteDiaryEntryRoute(server: Server, deps: ChatDeps): void {
  server.delete(
    "/v1/games/:game/diary/:entry",
    {
      config: { access: "notes:write" },
      schema: {
        operationId: "deleteDiaryEntry",
        summary: "Delete a diary entry",
        tags,
        params: notes.entryParams,
        response: noContent("not-signed-in", "not-found"),
      },
    },
    async (request, reply) => {
      await deleteEntry(deps, request.params.game, requireUser(request).id, request.params.entry);
      return reply.code(204).send();
    },
  );
}
