import type { bots as schemas } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A finished request of a program; `problem` if it failed. */
export interface ProgramRequest {
  readonly operation: string;
  readonly game: string | null;
  readonly at: Date;
  readonly problem: { readonly code: string; readonly detail: string } | undefined;
}

export type AbuseCause = (typeof schemas.abuseCauses)[number];
/** As the e-mails call them. */
export const wordOfCause: Readonly<Record<AbuseCause, string>> = {
  "rejected-moves": "moves",
  "too-many-requests": "requests",
};

/** From here on tokens are revoked. */
export const abuseLimits = { limitedPerHour: 1_000, rejectedMovesInRow: 50 };

/** Describes a request whose response is about to be sent. */
export function programRequest(
  request: FastifyRequest,
  { statusCode }: FastifyReply,
  payload: unknown,
  at: Date,
): ProgramRequest {
  const { operationId = "unknown" } = (request.routeOptions.schema ?? {}) as { readonly operationId?: string };
  const { game } = (request.params ?? {}) as { readonly game?: unknown };
  const named = typeof game === "string" && uuid.test(game) ? game : null;
  return { operation: operationId, game: named, at, problem: statusCode < 400 ? undefined : problemIn(payload) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const unknownProblem = { code: "unknown", detail: "" };

/** The problem that a response describes. */
function problemIn(payload: unknown): NonNullable<ProgramRequest["problem"]> {
  if (typeof payload !== "string") return unknownProblem;
  const { code, detail } = JSON.parse(payload) as { readonly code?: unknown; readonly detail?: unknown };
  return typeof code === "string" && typeof detail === "string" ? { code, detail } : unknownProblem;
}

/** How many moves in a row were rejected after this request, if `before` were before it. */
export function rejectedMovesAfter(before: number, { operation, problem }: ProgramRequest): number {
  if (operation !== "playMove") return before;
  if (problem === undefined) return 0;
  return invalidMoveCodes.includes(problem.code) ? before + 1 : before;
}

/** Late moves are no fault of a program: others may have moved first. */
const invalidMoveCodes: readonly string[] = ["refused", "not-your-turn", "malformed-request", "wrong-ruleset"];
