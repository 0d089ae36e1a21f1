import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Environment } from "../environment/environment.ts";
import { rejectUnsupportedRequests, respondToClientError } from "./client-errors.ts";
import { logSerializers } from "./log/log-format.ts";
import { problemResponses, respondToError } from "./problems/problem-responses.ts";
import { syncHook } from "./sync-hook.ts";

export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

const bodyBytesMax = 64 * 1024;

/** Headers are validated but not replaced: Fastify would copy all replaced headers on each access. */
const validatorFor: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  if (route.httpPart !== "headers") return validate;
  return (headers: unknown) => {
    const result = validate(headers);
    return typeof result === "object" && "error" in result ? { error: result.error } : true;
  };
};

/** Time limits for receiving headers and the whole request, and how often they are checked. */
export interface TimeLimits {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly checkIntervalMs: number;
}

const defaultTimeLimits = { headersMs: 10_000, requestMs: 30_000, checkIntervalMs: 2000 };

export interface ServerOptions {
  /** Where the log is written; default: standard output. */
  readonly logTo?: LogTarget | undefined;
  readonly timeLimits?: TimeLimits | undefined;
}

/** A server that validates with zod and renders every error as a problem. */
export function createServer(
  environment: Environment,
  { logTo, timeLimits = defaultTimeLimits }: ServerOptions = {},
): Server {
  const server = Fastify({
    logger: loggerOf(environment, logTo),
    bodyLimit: bodyBytesMax,
    trustProxy: environment.TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    // Otherwise closing would wait for every live stream.
    forceCloseConnections: true,
    // Requests that arrive while closing are served: Fastify's response for them is no problem document.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: respondToError,
    clientErrorHandler: respondToClientError,
    // A request without a host is rejected with a problem, like every other malformed request.
    http: {
      requireHostHeader: false,
      headersTimeout: timeLimits.headersMs,
      connectionsCheckingInterval: timeLimits.checkIntervalMs,
    },
    requestTimeout: timeLimits.requestMs,
  }).withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validatorFor);
  server.setSerializerCompiler(serializerCompiler);
  server.removeContentTypeParser("text/plain");
  server.addHook(
    "onRequest",
    syncHook((request, reply) => void reply.header("x-request-id", request.id)),
  );
  problemResponses(server);
  rejectUnsupportedRequests(server);
  return server;
}

/** Where log lines are written; default: standard output. */
export interface LogTarget {
  write(line: string): void;
}

function loggerOf({ LOG_LEVEL: level }: Environment, stream?: LogTarget) {
  if (level === "silent") return false;
  return { level, serializers: logSerializers, ...(stream === undefined ? {} : { stream }) };
}
