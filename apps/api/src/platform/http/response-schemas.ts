import { problem } from "@seneschal/schema";
import { z } from "zod";
import { allowsLocalPlayers } from "./local-players.ts";
import { type ProblemCode, problemKinds } from "./problems/problem-kinds.ts";
import type { Server } from "./server.ts";

/** The responses of a route: 200 with a body, and its problems. */
export function responses<Body extends z.ZodType>(body: Body, ...codes: readonly ProblemCode[]) {
  return { 200: body, ...problems([...commonProblems, ...codes]) };
}

/** An additional response: 304 for clients that have a current copy. */
export const unchanged = {
  304: z.undefined().meta({ description: "`If-None-Match` matches the current response: use your copy." }),
};

/** Request headers of clients that have a copy. */
export const conditionalHeaders = z.object({
  "if-none-match": z.string().optional().meta({ description: "The `ETag` of your copy." }),
});

/** 201 with what was created. */
export function createdResponses<Body extends z.ZodType>(body: Body, ...codes: readonly ProblemCode[]) {
  return { 201: body, ...problems([...commonProblems, ...codes]) };
}

/** 204 without a body. */
export function noContent(...codes: readonly ProblemCode[]) {
  return {
    204: z.undefined().meta({ description: "Done, without content." }),
    ...problems([...commonProblems, ...codes]),
  };
}

/** 200 with something other than one JSON body: a stream, a file. */
export function streamResponse(contentType: string, description: string, ...codes: readonly ProblemCode[]) {
  const body = { description, content: { [contentType]: { schema: z.string() } } };
  return { 200: body, ...problems([...commonProblems, ...codes]) };
}

const commonProblems: readonly ProblemCode[] = [
  "malformed-request",
  "too-many-requests",
  "unavailable",
  "internal-error",
];
const writeProblems: readonly ProblemCode[] = ["forbidden", "banned"];
/** Requests for a local player can be forbidden. */
const localPlayerProblems: readonly ProblemCode[] = ["forbidden"];
const bodyProblems: readonly ProblemCode[] = [...writeProblems, "too-large", "unsupported-media-type"];

/** Adds the problems that follow from the method, from a body, and from local players to every route. */
export function listCommonProblems(server: Server): void {
  server.addHook("onRoute", ({ method, url, schema }) => {
    if (schema?.response === undefined || method === "HEAD") return;
    const listed = schema.response as Record<string, { readonly description?: string }>;
    const readProblems = allowsLocalPlayers(String(method), url) ? localPlayerProblems : [];
    const change = schema.body === undefined ? writeProblems : bodyProblems;
    for (const [status, answer] of Object.entries(problems(method === "GET" ? readProblems : change))) {
      const description = [answer.description, listed[status]?.description].filter(Boolean).join(" ");
      listed[status] = { ...answer, description };
    }
  });
}

function problems(codes: readonly ProblemCode[]) {
  const statuses = [...new Set(codes.map((code) => problemKinds[code].status))];
  return Object.fromEntries(
    statuses.map((status) => [status, problemResponse(codes.filter((code) => problemKinds[code].status === status))]),
  );
}

function problemResponse(codes: readonly ProblemCode[]) {
  const description = [...new Set(codes)].map((code) => `\`${code}\`: ${problemKinds[code].title}.`).join(" ");
  return { description, content: { "application/problem+json": { schema: problem } } };
}

/**
 * Serializes without validation, for responses that are computed for each reader and too large to validate. Tests
 * validate them all the same.
 */
export const rawJsonSerializer = { serializerCompiler: () => (answer: unknown) => JSON.stringify(answer) };
