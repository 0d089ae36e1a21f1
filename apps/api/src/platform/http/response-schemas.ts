import { problem } from "@seneschal/schema";
import { z } from "zod";
import { allowsLocalPlayers } from "./local-players.ts";
import { type ProblemCode, problemKinds } from "./problems/problem-kinds.ts";
import { jsonLinesType } from "./responses/json-lines.ts";
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

/** An additional response: 204 with headers alone, for clients that prefer little. */
export const minimal = {
  204: z
    .undefined()
    .meta({ description: "Done. Sent for `Prefer: return=minimal`; the headers say what the body would." }),
};

/** 200 with something other than one JSON body: a stream, a file. */
export function streamResponse(contentType: string, description: string, ...codes: readonly ProblemCode[]) {
  const body = { description, content: { [contentType]: { schema: z.string() } } };
  return { 200: body, ...problems([...commonProblems, ...codes]) };
}

/** 200 with one JSON value per line (NDJSON); the schema is that of a line. */
export function linesResponse(description: string, line: z.ZodType, ...codes: readonly ProblemCode[]) {
  const body = { description, content: { [jsonLinesType]: { schema: line } } };
  return { 200: body, ...problems([...commonProblems, ...codes]) };
}

/**
 * 200 with one JSON value per line, of this schema of the document, as a text. For the logs of games, tournaments and studies:
 * the first two were released so, and another type would break the clients that were generated from it.
 */
export function linesTextResponse(description: string, line: string, ...codes: readonly ProblemCode[]) {
  const body = { description, content: { [jsonLinesType]: { schema: textWith([line], jsonLinesType) } } };
  return { 200: body, ...problems([...commonProblems, ...codes]) };
}

/** 200 with server-sent events, whose data are JSON of these schemas of the document. */
export function eventStream(events: readonly string[], ...codes: readonly ProblemCode[]) {
  const content = { "text/event-stream": { schema: textWith(events, "application/json") } };
  return { 200: { description: "Server-sent events.", content }, ...problems([...commonProblems, ...codes]) };
}

/** OpenAPI 3.1 cannot describe the parts of a stream, JSON Schema can describe what a text contains. */
function textWith(contents: readonly string[], contentMediaType: string) {
  const anyOf = contents.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return z.string().meta({ contentMediaType, contentSchema: { anyOf } });
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

/** Adds the problems that follow from the method, from a body, from local players, and from a game in the path to every route. */
export function listCommonProblems(server: Server): void {
  server.addHook("onRoute", ({ method, url, schema }) => {
    if (!schema?.response || method === "HEAD") return;
    const readProblems = allowsLocalPlayers(String(method), url) ? localPlayerProblems : [];
    const change = schema.body === undefined ? writeProblems : bodyProblems;
    listProblems(schema.response, method === "GET" ? readProblems : change);
    if (needsRules(String(method), url)) listProblems(schema.response, ["not-playable-here"]);
  });
}

const readsWithoutRules =
  /^\/v1\/(admin\/games\/:game\/events|games\/:game(\/(export|tournament|notification-settings))?)$/;

/** Everything about one game, except the game itself, its log, and what is not part of it. */
const needsRules = (method: string, url: string): boolean =>
  url.includes("/games/:game") && !(method === "GET" && readsWithoutRules.test(url));

/** Adds problems to the responses of a route. */
export function listProblems(response: object, codes: readonly ProblemCode[]): void {
  const listed = response as Record<string, { readonly description?: string }>;
  for (const [status, answer] of Object.entries(problems(codes))) {
    const known = listed[status]?.description ?? "";
    const added = sentencesOf(codes, Number(status)).filter((sentence) => !known.includes(sentence));
    listed[status] = { ...answer, description: [known, ...added].filter(Boolean).join(" ") };
  }
}

function problems(codes: readonly ProblemCode[]) {
  const statuses = [...new Set(codes.map((code) => problemKinds[code].status))];
  return Object.fromEntries(
    statuses.map((status) => [status, problemResponse(codes.filter((code) => problemKinds[code].status === status))]),
  );
}

function problemResponse(codes: readonly ProblemCode[]) {
  const description = [...new Set(codes)].map(sentenceOf).join(" ");
  return { description, content: { "application/problem+json": { schema: problem } } };
}

const sentencesOf = (codes: readonly ProblemCode[], status: number) =>
  codes.filter((code) => problemKinds[code].status === status).map(sentenceOf);

/** The size of a request is a limit that programs have to know before they send it. */
const sentenceOf = (code: ProblemCode) => {
  const { title, help } = problemKinds[code];
  return `\`${code}\`: ${title}.${code === "too-large" ? ` ${help}` : ""}`;
};

/**
 * Serializes without validation, for responses that are computed for each reader and too large to validate. Tests
 * validate them all the same.
 */
export const rawJsonSerializer = { serializerCompiler: () => (answer: unknown) => JSON.stringify(answer) };
