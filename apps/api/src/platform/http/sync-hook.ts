import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";

/** A synchronous hook. An async function would cost each request a promise and a turn of the event loop. */
export function syncHook(run: (request: FastifyRequest, reply: FastifyReply) => void) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    run(request, reply);
    done();
  };
}
