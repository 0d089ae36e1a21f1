import { backoffMs, pause } from "./backoff.ts";
import { idempotencyKeyHeader } from "./idempotency.ts";
import { retryAfterMs } from "./retry-after.ts";

export interface RetryOptions {
  /** How often a request is sent again; default 5. */
  readonly maxRetries?: number | undefined;
  /** The longest `Retry-After` that is waited for, in seconds; default 120. A longer one is given to the caller as an error. */
  readonly maxRetryAfter?: number | undefined;
}

type SendRequest = (request: Request) => Promise<Response>;

const passing = [502, 503, 504];

/**
 * Sends a request again after 429, and after 502, 503, 504 or a lost connection if it is safe to do so: it only reads, or has
 * an idempotency key. Waits as long as the server asks, or longer each time.
 */
export function retryingFetch(send: SendRequest, { maxRetries = 5, maxRetryAfter = 120 }: RetryOptions): SendRequest {
  return async (request) => {
    for (let failures = 1; ; failures += 1) {
      const result = await attempt(send, request.clone());
      if (failures > maxRetries || request.signal.aborted || !shouldRetry(request, result)) return given(result);
      const askedMs = result instanceof Response ? (retryAfterMs(result) ?? 0) : 0;
      if (askedMs > maxRetryAfter * 1000) return given(result);
      if (result instanceof Response) result.body?.cancel().catch(() => undefined);
      await pause(Math.max(askedMs, backoffMs(failures)), request.signal);
    }
  };
}

/** A connection that fails throws; what it throws is a result like any other. */
class Failure {
  constructor(readonly cause: unknown) {}
}

async function attempt(send: SendRequest, request: Request): Promise<Response | Failure> {
  try {
    return await send(request);
  } catch (cause) {
    return new Failure(cause);
  }
}

function given(result: Response | Failure): Response {
  if (result instanceof Failure) throw result.cause;
  return result;
}

/** A request that was answered with 429 was not executed. */
function shouldRetry(request: Request, result: Response | Failure): boolean {
  if (result instanceof Failure) return isSafe(request);
  return result.status === 429 || (passing.includes(result.status) && isSafe(request));
}

function isSafe({ method, headers }: Request): boolean {
  return method === "GET" || method === "HEAD" || headers.has(idempotencyKeyHeader);
}
