import type { FastifyReply, FastifyRequest } from "fastify";
import type { Problem } from "../problem.ts";

/** Tells programs in `WWW-Authenticate` what the request lacks (RFC 9110 and RFC 6750). */
export function challenge({ headers }: FastifyRequest, reply: FastifyReply, { code, extras }: Problem): void {
  const error = errorOf(code, extras.scope, headers.authorization !== undefined);
  if (error !== undefined) reply.header("www-authenticate", ["Bearer", error].filter(Boolean).join(" "));
}

/** What follows the scheme, or `undefined` if the problem has nothing to do with signing in. */
function errorOf(code: Problem["code"], scope: string | undefined, hasToken: boolean): string | undefined {
  switch (code) {
    case "scope-missing":
      return `error="insufficient_scope", scope="${scope}"`;
    case "not-signed-in":
      return hasToken ? 'error="invalid_token", error_description="The token is unknown, expired or revoked"' : "";
    case "wrong-credentials":
    case "second-factor-needed":
    case "wrong-code":
      return "";
    default:
      return undefined;
  }
}
