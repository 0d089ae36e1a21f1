import { verifications } from "@seneschal/schema";
import { z } from "zod";
import { verificationOf } from "../../domain/verification/verification-of.ts";
import { limitByUser } from "../../platform/http/guards/limits.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import { jsonLinesType } from "../../platform/http/responses/json-lines.ts";
import type { Server } from "../../platform/http/server.ts";
import type { LogVerifier } from "./log-verifier.ts";

const perMinute = 10;

/** Verifies a game log, for people who do not run the command. */
export function verificationRoute(server: Server, verify: LogVerifier): void {
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
        consumes: [jsonLinesType, "text/plain"],
        body: z.string().meta({ description: "The file, as it was downloaded." }),
        response: responses(verifications.verification),
      },
    },
    async (request, reply) => verificationOf(await verify(request, reply)),
  );
}

const description = `Send the file of a game (\`/v1/games/{game}/export\`), also of another server, as it is:
\`curl --data-binary @game.jsonl -H "Content-Type: application/x-ndjson" …/v1/verifications\`.

Every line is verified: the chain of digests, the commitment and the random draws, and that the rules give these facts. The response names the first line that is wrong. Nothing is stored. Whether the file is the one that the players saw follows from \`head\` and \`commitment\`: compare them with the digests that you noted during the game.

A file may have up to ${verifications.verifiedBytesMax / 1_000_000} MB; ${perMinute} files a minute per account or address. Long files wait in a queue; if it is full, the response is 429 or 503 with \`Retry-After\`. To verify without sending the file, run \`npm run verify -- FILE\`.`;
