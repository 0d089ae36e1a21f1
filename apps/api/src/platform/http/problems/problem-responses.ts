import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { allowedMethodsOf } from "../guards/allowed-methods.ts";
import { Problem } from "../problem.ts";
import { keepFromCaches } from "../responses/cache-headers.ts";
import type { Server } from "../server.ts";
import { challenge } from "./challenge.ts";
import { isDatabaseUnavailable, isUnfitForDatabase } from "./database-faults.ts";
import { problemBodyOf, retryAfterOf } from "./problem-body.ts";
import { type ProblemCode, problemKinds } from "./problem-kinds.ts";

/** Renders every error as `application/problem+json`. */
export function problemResponses(server: Server): void {
  const allowedMethods = allowedMethodsOf(server);
  server.setErrorHandler<FastifyError>(respondToError);
  server.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request.url);
    if (allowed.length === 0) return sendProblem(request, reply, new Problem("not-found"));
    const methods = allowed.join(", ");
    reply.header("allow", methods);
    return sendProblem(request, reply, new Problem("method-not-allowed", `Allowed methods: ${methods}.`));
  });
}

/** Also for errors before a route is found, such as an invalid URL. */
export function respondToError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error, request);
  if (problem.code === "internal-error") request.log.error({ err: error }, "A request failed");
  // Not `detail`: it may repeat the request.
  else request.log.info({ problem: problem.code }, "A request was turned down");
  return sendProblem(request, reply, problem);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { status } = problemKinds[problem.code];
  const body = problemBodyOf(problem, request.id);
  const retryAfter = retryAfterOf(problem);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  challenge(request, reply, problem);
  // The route's own serializer must not validate the problem.
  return keepFromCaches(reply)
    .code(status)
    .header("x-request-id", request.id)
    .type("application/problem+json")
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function problemOf(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return malformed(error);
  if (error.code === "RULESET_MISSING") return new Problem("not-playable-here");
  if (isDatabaseUnavailable(error)) return new Problem("unavailable");
  if (isUnfitForDatabase(error)) return new Problem("malformed-request", "The request contains an impossible value.");
  const code = codeOfStatus(error.statusCode ?? 500);
  if (code === "unsupported-media-type") return new Problem(code, otherType(request));
  return new Problem(code, code === "malformed-request" ? `${error.message}.` : undefined);
}

function malformed(error: FastifyError): Problem {
  const where = error.validationContext ?? "request";
  const errors = (error.validation ?? []).map(({ instancePath, message }) => ({
    path: `${where}${instancePath === "/" ? "" : instancePath}`,
    message: message ?? "does not fit",
  }));
  return new Problem("malformed-request", undefined, { errors });
}

/** What an operation takes that does not take JSON. */
function otherType({ routeOptions }: FastifyRequest): string | undefined {
  const [type] = routeOptions.schema?.consumes ?? [];
  return type === undefined ? undefined : `Send the body with \`Content-Type: ${type}\`.`;
}

function codeOfStatus(status: number): ProblemCode {
  if (status === 404) return "not-found";
  if (status === 413) return "too-large";
  if (status === 415) return "unsupported-media-type";
  if (status === 429) return "too-many-requests";
  if (status === 503) return "unavailable";
  return status >= 400 && status < 500 ? "malformed-request" : "internal-error";
}
