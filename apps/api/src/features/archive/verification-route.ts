import { verifications } from "@seneschal/schema";
import { z } from "zod";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { verificationOf } from "../../domain/verification/verification-of.ts";
import { type Verdict, verificationSteps } from "../../domain/verification/verify-export.ts";
import { limitByUser } from "../../platform/http/guards/limits.ts";
import { connectionOf } from "../../platform/http/long-computations/client-gone.ts";
import { FairQueue, queueClientOf } from "../../platform/http/long-computations/fair-queue.ts";
import { inSlices } from "../../platform/http/long-computations/slices.ts";
import { Problem } from "../../platform/http/problem.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import { jsonLinesType } from "../../platform/http/responses/json-lines.ts";
import type { Server } from "../../platform/http/server.ts";

const perMinute = 10;
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

/** Verifies a game log, for people who do not run the command. Its files are the only bodies that are not JSON. */
export async function verificationRoute(server: Server, registry: RulesetRegistry): Promise<void> {
  const queue = new FairQueue(queueLimits);
  server.addContentTypeParser(fileTypes, { parseAs: "string" }, (_request, body, done) => done(null, body));
  server.post(
    "/v1/verifications",
    {
      config: { access: "public", ...limitByUser(perMinute) },
      bodyLimit: verifications.verifiedBytesMax,
      schema: {
        operationId: "verifyGameLog",
        summary: "Verify a game log",
        description,
        tags: ["archive"],
        consumes: [jsonLinesType],
        body: z.string().meta({ description: "The file, as it was downloaded." }),
        response: responses(verifications.verification),
      },
    },
    async (request, reply) => {
      const connection = connectionOf(reply);
      const verify = () => verdictOn(registry, request.body, inSlices(connection));
      return verificationOf(await queue.run(queueClientOf(request), connection, verify));
    },
  );
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

const description = `Send the file of a game (\`/v1/games/{game}/export\`), also of another server, as it is:
\`curl --data-binary @game.jsonl -H "Content-Type: application/x-ndjson" …/v1/verifications\`.

Every line is verified: the chain of digests, the commitment and the random draws, and that the rules give these facts. The response names the first line that is wrong. Nothing is stored. Whether the file is the one that the players saw follows from \`head\` and \`commitment\`: compare them with the digests that you noted during the game.

A file may have up to ${verifications.verifiedBytesMax / 1_000_000} MB; ${perMinute} files a minute per account or address. Long files wait in a queue; if it is full, the response is 429 or 503 with \`Retry-After\`. To verify without sending the file, run \`npm run verify -- FILE\`.`;
