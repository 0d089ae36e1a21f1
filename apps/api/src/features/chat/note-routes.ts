import { gameId, games, notes } from "@seneschal/schema";
import { z } from "zod";
import { limitByUser } from "../../platform/http/guards/limits.ts";
import { optionalUserId, requireUser } from "../../platform/http/identity.ts";
import { keyed } from "../../platform/http/keyed.ts";
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
        description: "Nobody but you reads it, not even after the game. The text is empty if you have written nothing.",
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
        description: "Replaces the whole text, at most 20,000 characters.",
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
        description:
          "While the game is running, players see only their own diary; when it is over, everyone can read all of them. `isSealed` tells which.",
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
        description:
          "For players, while the game is running. Each entry belongs to a version, and a replay shows it there. Others can read it when the game is over. The response is your whole diary.",
        tags,
        params,
        headers: games.idempotencyHeaders,
        body: notes.newDiaryEntry,
        response: createdResponses(
          notes.diary,
          "not-signed-in",
          "not-found",
          "not-your-seat",
          "not-running",
          "idempotency-key-reused",
        ),
      },
    },
    async (request, reply) => {
      const { id } = requireUser(request);
      return reply.code(201).send(await writeDiary(deps, request.params.game, id, keyed(request)));
    },
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
        description: "For its author, also after the game.",
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
