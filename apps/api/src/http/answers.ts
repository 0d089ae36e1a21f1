import { problem } from "@seneschal/schema";
import { z } from "zod";
import { kinds, type ProblemCode } from "./problem.ts";

/** What a route may answer: 200 with a body, and the problems that it can meet. */
export function answers<Body extends z.ZodType>(body: Body, ...codes: readonly ProblemCode[]) {
  return { 200: body, ...problems(codes) };
}

/** 201 with what was made. */
export function answersCreated<Body extends z.ZodType>(body: Body, ...codes: readonly ProblemCode[]) {
  return { 201: body, ...problems(codes) };
}

/** 204 and no body. */
export function answersNothing(...codes: readonly ProblemCode[]) {
  return { 204: z.undefined().meta({ description: "Done; there is nothing to say." }), ...problems(codes) };
}

/** 200 with something other than one JSON body: a stream, a file. */
export function answersWith(contentType: string, description: string, ...codes: readonly ProblemCode[]) {
  return { 200: { description, content: { [contentType]: { schema: z.string() } } }, ...problems(codes) };
}

const everywhere: readonly ProblemCode[] = ["malformed-request", "too-many-requests", "unavailable", "internal-error"];

function problems(codes: readonly ProblemCode[]) {
  const all = [...everywhere, ...codes];
  const statuses = [...new Set(all.map((code) => kinds[code].status))];
  return Object.fromEntries(
    statuses.map((status) => [status, problemAnswer(all.filter((code) => kinds[code].status === status))]),
  );
}

function problemAnswer(codes: readonly ProblemCode[]) {
  const description = codes.map((code) => `\`${code}\`: ${kinds[code].title}.`).join(" ");
  return { description, content: { "application/problem+json": { schema: problem } } };
}
