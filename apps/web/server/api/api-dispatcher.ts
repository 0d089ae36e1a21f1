import { Agent, type Dispatcher } from "undici";
import type { ApiProcesses } from "./api-processes.ts";

const connectTimeoutMs = 2000;

/**
 * Sends requests to the API processes. Requests about the same game or tournament go to the same process, whose cache has
 * it. If a process does not accept a connection, the next one gets the request: nothing of it was sent.
 */
export function apiDispatcher(processes: ApiProcesses): Dispatcher {
  const agent = new Agent({ pipelining: 1, connect: { timeout: connectTimeoutMs } });
  return agent.compose((dispatch) => (options, handler) => {
    const origins = processes.inOrderFor(keyOf(options.path));
    return tryInOrder({ dispatch, options, handler, processes }, origins);
  });
}

/** The id of the game or tournament that a path is about. */
export function keyOf(path: string): string | undefined {
  return /^\/v1\/(?:games|tournaments)\/([^/?.]+)/.exec(path)?.[1];
}

interface Attempt {
  readonly dispatch: Dispatcher.Dispatch;
  readonly options: Dispatcher.DispatchOptions;
  readonly handler: Dispatcher.DispatchHandler;
  readonly processes: ApiProcesses;
}

function tryInOrder(attempt: Attempt, [origin, ...others]: readonly string[]): boolean {
  const { dispatch, options, handler, processes } = attempt;
  if (origin === undefined) throw new Error("API_URL names no process.");
  let isStarted = false;
  return dispatch(
    { ...options, origin },
    {
      onRequestStart(controller, context) {
        isStarted = true;
        handler.onRequestStart?.(controller, context);
      },
      onRequestUpgrade: (...upgrade) => handler.onRequestUpgrade?.(...upgrade),
      onResponseStart: (...start) => handler.onResponseStart?.(...start),
      onResponseData: (...data) => handler.onResponseData?.(...data),
      onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
      onResponseError(controller, error) {
        if (!isStarted) processes.refused(origin);
        if (!isStarted && others.length > 0) tryInOrder(attempt, others);
        else handler.onResponseError?.(controller, error);
      },
    },
  );
}
