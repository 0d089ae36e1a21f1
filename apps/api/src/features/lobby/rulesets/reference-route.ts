import { reference } from "@seneschal/schema";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { conditionalHeaders, responses, unchanged } from "../../../platform/http/response-schemas.ts";
import { encoded, storedEncodingFor } from "../../../platform/http/responses/compressed.ts";
import { isKnownToClient } from "../../../platform/http/responses/conditional.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { References, StoredReference } from "./reference.ts";

/** What a client needs to draw a ruleset and put it into words. */
export function referenceRoute(
  server: Server,
  schema: ReturnType<typeof reference.referenceSchemaOf>,
  references: References,
) {
  server.get(
    "/v1/rulesets/:ruleset/reference",
    {
      config: { access: "public", isPublic: true },
      schema: {
        operationId: "getRulesetReference",
        summary: "Get the reference data of a ruleset",
        description,
        tags: ["rulesets"],
        params: z.object({ ruleset: z.string().max(60) }),
        querystring: reference.referenceQuery,
        headers: conditionalHeaders,
        response: { ...responses(schema, "not-found"), ...unchanged },
      },
    },
    async (request, reply) => {
      const found = references.of(request.params.ruleset);
      if (found === undefined) throw new Problem("not-found", "No ruleset with reference data has this name.");
      return sendReference(request, reply, found, request.query.digest);
    },
  );
}

async function sendReference(
  request: FastifyRequest,
  reply: FastifyReply,
  { digest, body }: StoredReference,
  digestInUrl: string | undefined,
): Promise<FastifyReply> {
  const caching = { tag: digest, isPublic: true, isImmutable: digestInUrl === digest };
  if (isKnownToClient(request, reply, caching)) return reply.code(304).send();
  reply.type("application/json; charset=utf-8");
  return reply.send(encoded(request, reply, await body(storedEncodingFor(request))));
}

const description = `Everything static that a client needs to draw a game and put it into words, in English and French: the names of
all ids in positions, choices, moves and facts, the map with coordinates, cards, tiles, prices, options and the colours of seats. The
boards of the site are drawn from the same data.

It changes only when the server is updated, for example with a new revision of the rules. With the current \`digest\`
(\`referenceDigest\` in the list of rulesets), the response is sent as \`immutable\` and can be stored for good. Without it, or with an
older one, the response is the current data: ask again with \`If-None-Match\`. A running game can have begun under an earlier revision: its position has the
components that it is played with, where they differ.`;
