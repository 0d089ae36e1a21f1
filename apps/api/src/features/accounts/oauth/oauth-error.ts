import { oauth as schemas } from "@seneschal/schema";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { respondToError } from "../../../platform/http/problems/problem-responses.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";

export type OAuthErrorCode = (typeof schemas.oauthErrors)[number];

/** An error that apps get in the form of RFC 6749, with status 400. */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.name = "OAuthError";
    this.code = code;
  }
}

/** The responses of an endpoint that libraries for OAuth call: 200 or 201 with a body, and its errors. */
export function oauthResponses<Body extends object>(success: Body, ...errors: readonly OAuthErrorCode[]) {
  const { 200: _, ...problems } = responses(schemas.oauthError);
  const description = ["invalid_request", ...errors].map((code) => `\`${code}\``).join(", ");
  const error = {
    description: `One of ${description}.`,
    content: { "application/json": { schema: schemas.oauthError } },
  };
  return { ...problems, ...success, 400: error };
}

/** Routes whose errors have the form of RFC 6749. Limits and outages stay problems. */
export function withOAuthErrors(
  server: Server,
  register: (scope: Server) => void,
  /** The error of a body that does not fit its schema. */
  unfit: OAuthErrorCode = "invalid_request",
): void {
  server.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const known = oauthErrorOf(error, unfit);
      return known === undefined ? respondToError(error, request, reply) : respond(known, request, reply);
    });
    register(scope as Server);
  });
}

/** What is wrong with the request in the words of OAuth; undefined for limits and outages. */
function oauthErrorOf(error: FastifyError | OAuthError, unfit: OAuthErrorCode): OAuthError | undefined {
  if (error instanceof OAuthError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return unfitBody(unfit, error.validation);
  // The body could not be read, such as JSON with a mistake.
  return error.statusCode === 400
    ? new OAuthError(unfit, "The body cannot be read. Compare it with the reference at /docs.")
    : undefined;
}

function respond(error: OAuthError, request: FastifyRequest, reply: FastifyReply) {
  request.log.info({ problem: error.code }, "A request of an app was turned down");
  return reply
    .code(400)
    .type("application/json; charset=utf-8")
    .serializer((value: unknown) => JSON.stringify(value))
    .send(errorBody(error));
}

export const errorBody = ({ code, message }: OAuthError) => ({ error: code, error_description: message });

/** Names the first field that does not fit. */
function unfitBody(code: OAuthErrorCode, issues: readonly { readonly instancePath: string }[]): OAuthError {
  const field = issues[0]?.instancePath.split("/")[1] || "the body";
  return new OAuthError(code, `${field} is missing or does not fit. Compare it with the reference at /docs.`);
}

/**
 * Reads forms into records. A repeated parameter is an error (RFC 6749, 3.2), and an empty one counts as left out.
 */
export function parseForms(server: Server): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(formType, { parseAs: "string" }, (_request, body, done) => {
    const fields = [...new URLSearchParams(body)];
    const isRepeated = new Set(fields.map(([name]) => name)).size < fields.length;
    if (isRepeated) return done(new OAuthError("invalid_request", "A parameter is given twice."));
    done(null, Object.fromEntries(fields.filter(([, value]) => value !== "")));
  });
}

export const formType = "application/x-www-form-urlencoded";
