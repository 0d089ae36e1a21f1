import type { FastifyReply, FastifyRequest } from "fastify";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { type Verdict, verificationSteps } from "../../domain/verification/verify-export.ts";
import { connectionOf } from "../../platform/http/long-computations/client-gone.ts";
import { FairQueue, queueClientOf } from "../../platform/http/long-computations/fair-queue.ts";
import { inSlices } from "../../platform/http/long-computations/slices.ts";
import { Problem } from "../../platform/http/problem.ts";
import { jsonLinesType } from "../../platform/http/responses/json-lines.ts";
import type { Server } from "../../platform/http/server.ts";

/** A long game of Fief takes a few seconds. */
const secondsMax = 60;
const fileTypes = [jsonLinesType, "application/jsonl", "text/plain"];

/** Waiting files are in memory, so only a few wait. */
const queueLimits = {
  runningMax: 1,
  runningMaxPerAddress: 1,
  waitingMax: 8,
  waitingMaxPerAddress: 2,
  waitMaxSeconds: 30,
};

/** Verifies the body of a request, in slices and behind a queue. */
export type LogVerifier = (request: FastifyRequest<{ Body: string }>, reply: FastifyReply) => Promise<Verdict>;

/** One queue for all operations that verify logs. */
export function logVerifier(registry: RulesetRegistry): LogVerifier {
  const queue = new FairQueue(queueLimits);
  return (request, reply) => {
    // The server reads JSON everywhere, and a JSON string would pass for a file.
    if (request.headers["content-type"]?.startsWith("application/json")) throw new Problem("unsupported-media-type");
    const connection = connectionOf(reply);
    const verify = () => verdictOn(registry, request.body, inSlices(connection));
    return queue.run(queueClientOf(request), connection, verify);
  };
}

/** Lets the operations of this server take game logs as they are: the only bodies that are not JSON. */
export function acceptLogs(server: Server): void {
  server.addContentTypeParser(fileTypes, { parseAs: "string" }, (_request, body, done) => done(null, body));
}

/** @throws {Problem} too-large if it takes too long */
async function verdictOn(registry: RulesetRegistry, file: string, pause: () => Promise<void>): Promise<Verdict> {
  const steps = verificationSteps(registry, file);
  const until = performance.now() + secondsMax * 1000;
  for (;;) {
    await pause();
    if (performance.now() > until) throw tooLong();
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function tooLong(): Problem {
  return new Problem("too-large", "This file takes too long here. Verify it with `npm run verify -- FILE`.");
}
