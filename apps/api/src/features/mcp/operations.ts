import { randomUUID } from "node:crypto";
import { type Scope, scopes } from "@seneschal/schema";
import type { FastifyRequest } from "fastify";
import { scopeMissing } from "../../platform/http/problem.ts";
import { problemBodyOf } from "../../platform/http/problems/problem-body.ts";
import type { Server } from "../../platform/http/server.ts";

/** An answer of an operation that a tool cannot go on from. */
export class OperationProblem extends Error {
  constructor(readonly problem: ProblemShown) {
    super(problem.title);
  }
}

/** The fields of a problem that a tool tells. */
export interface ProblemShown {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly rule?: string | undefined;
  readonly version?: number;
  readonly errors?: readonly { readonly path: string; readonly message: string }[] | undefined;
}

/** The operations of the API as the caller of a tool may use them. */
export interface Operations {
  /** @throws {OperationProblem} */
  get<Body>(path: string, query?: Query): Promise<Body>;
  /** @throws {OperationProblem} */
  post<Body>(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Body>;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * Sends requests to the operations of this process with the token of a request. Access, scopes, limits, validation and
 * what may be seen are therefore those of the API.
 */
export function operationsOf(server: Server, { ip, headers }: FastifyRequest): Operations {
  const sent = {
    remoteAddress: ip,
    headers: { host: headers.host ?? "localhost", authorization: headers.authorization, accept: "application/json" },
  };
  return {
    get: async (path, query = {}) => bodyOf(await server.inject({ ...sent, method: "GET", url: urlOf(path, query) })),
    post: async (path, body, more = {}) =>
      bodyOf(
        await server.inject({
          ...sent,
          method: "POST",
          url: path,
          payload: body,
          headers: { ...sent.headers, ...more },
        }),
      ),
  };
}

function urlOf(path: string, query: Query): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  return given.size === 0 ? path : `${path}?${given}`;
}

type Answered = Pick<Awaited<ReturnType<Server["inject"]>>, "statusCode" | "body" | "headers">;

function bodyOf<Body>({ statusCode, body, headers }: Answered): Body {
  if (statusCode >= 400) throw new OperationProblem(JSON.parse(body));
  const scope = scopeLacking(String(headers["www-authenticate"] ?? ""));
  // What everyone sees: a tool that shows what its player sees must not pass it off as that.
  if (scope !== undefined) throw new OperationProblem(problemBodyOf(scopeMissing(scope), randomUUID()));
  return JSON.parse(body);
}

/** The scope without which a public operation answers as for everyone. */
const scopeLacking = (challenge: string): Scope | undefined =>
  scopes.find((scope) => challenge.includes(`scope="${scope}"`));
