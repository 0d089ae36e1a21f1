import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Environment } from "../environment/environment.ts";
import { answerClientError, answerOddRequests } from "./client-errors.ts";
import { logSerializers } from "./log/log-format.ts";
import { answerError, problemAnswers } from "./problem-answers.ts";
import { syncHook } from "./sync-hook.ts";

export type Server = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

const bodyBytesMax = 64 * 1024;

/** Headers are judged and left as they came: once replaced, Fastify copies all of them anew at each look. */
const validatorFor: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  if (route.httpPart !== "headers") return validate;
  return (headers: unknown) => {
    const result = validate(headers);
    return typeof result === "object" && "error" in result ? { error: result.error } : true;
  };
};

/** How long the headers of a request, and all of it, may take to arrive; and how often connections are checked for it. */
export interface Patience {
  readonly headersMilliseconds: number;
  readonly requestMilliseconds: number;
  readonly checkMilliseconds: number;
}

const usualPatience = { headersMilliseconds: 10_000, requestMilliseconds: 30_000, checkMilliseconds: 2000 };

export interface ServerOptions {
  /** Where the log goes, if not to the standard output. */
  readonly logTo?: LogTarget | undefined;
  readonly patience?: Patience | undefined;
}

/** A server that speaks zod and answers every error as a problem. */
export function createServer(
  environment: Environment,
  { logTo, patience = usualPatience }: ServerOptions = {},
): Server {
  const server = Fastify({
    logger: loggerOf(environment, logTo),
    bodyLimit: bodyBytesMax,
    trustProxy: environment.TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    // Without it, closing waits for every live stream.
    forceCloseConnections: true,
    // What arrives while it closes is served: the answer that Fastify has for it is no problem.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    // A request without a host is turned down as a problem, like every other that cannot be read.
    http: {
      requireHostHeader: false,
      headersTimeout: patience.headersMilliseconds,
      connectionsCheckingInterval: patience.checkMilliseconds,
    },
    requestTimeout: patience.requestMilliseconds,
  }).withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validatorFor);
  server.setSerializerCompiler(serializerCompiler);
  server.removeContentTypeParser("text/plain");
  server.addHook(
    "onRequest",
    syncHook((request, reply) => void reply.header("x-request-id", request.id)),
  );
  problemAnswers(server);
  answerOddRequests(server);
  return server;
}

/** Where lines of the log go, if not to the standard output. */
export interface LogTarget {
  write(line: string): void;
}

function loggerOf({ LOG_LEVEL: level }: Environment, stream?: LogTarget) {
  if (level === "silent") return false;
  return { level, serializers: logSerializers, ...(stream === undefined ? {} : { stream }) };
}
