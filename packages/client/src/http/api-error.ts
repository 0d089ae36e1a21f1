import type { Problem, ProblemCode } from "../types.ts";
import { retryAfterMs } from "./retry-after.ts";

/** The request was answered, but not served. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** What programs can rely on; `unreadable` if the answer is not a problem of the API, such as that of a proxy. */
  readonly code: ProblemCode | "unreadable";
  /** The HTTP status. */
  readonly status: number;
  /** Seconds that the server asks you to wait before the next try. */
  readonly retryAfter: number | undefined;
  /** The whole body, such as `rule` for a refused move. */
  readonly problem: Problem | undefined;

  constructor(response: Response, body: unknown) {
    const problem = isProblem(body) ? body : undefined;
    super(problem?.detail ?? `The server answered ${response.status}.`);
    const waitMs = retryAfterMs(response);
    this.code = problem?.code ?? "unreadable";
    this.status = response.status;
    this.retryAfter = waitMs === undefined ? undefined : waitMs / 1000;
    this.problem = problem;
  }
}

/** Reads the body of an answer that is an error. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(response, parsed(text));
}

/** Whether a failure is an answer of the API with one of these codes. */
export function hasCode(failure: unknown, ...codes: readonly ApiError["code"][]): failure is ApiError {
  return failure instanceof ApiError && codes.includes(failure.code);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "detail" in body;
}
