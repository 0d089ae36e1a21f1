import { instant, type RulesetSchema, sha256 } from "@seneschal/schema";
import { z } from "zod";
import { gameEvent } from "../game/events.ts";
import { eventLine, manifest } from "./export-lines.ts";

/**
 * The lines of a game log, for the API document: a manifest, then one event per line. The facts are those of the rulesets.
 * Logs are read with `manifest` and `eventLine`, which accept the events of later versions of the server, too.
 */
export function gameLogLineOf(schemas: readonly RulesetSchema[]) {
  const [move, fact] = [z.union(schemas.map(({ move }) => move)), z.union(schemas.map(({ fact }) => fact))];
  const lines = gameEvent.options.map((event) => {
    const { type, ...body } = event.shape as Record<string, z.ZodType>;
    const facts = "facts" in body ? { facts: z.array(fact) } : {};
    const moves = "move" in body ? { move } : {};
    return z.object({
      ...eventLine.shape,
      at: instant,
      digest: sha256,
      type: type as z.ZodLiteral<string>,
      body: z.object({ ...body, ...facts, ...moves }),
    });
  });
  const [first, ...others] = lines;
  if (first === undefined) throw new Error("there are no events");
  const line = z.discriminatedUnion("type", [first, ...others]).meta({ id: "GameLogEvent" });
  return z.union([manifest.meta({ id: "GameLogManifest" }), line]).meta({ id: "GameLogLine" });
}
