import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from "fastify";

/** A hook that has nothing to wait for. As an async function it would cost each request a promise and a turn. */
export function syncHook(look: (request: FastifyRequest, reply: FastifyReply) => void) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    look(request, reply);
    done();
  };
}
