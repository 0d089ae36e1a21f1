import { createHash } from "node:crypto";
import type { Server } from "../server.ts";
import { compressed, encoded, gzipped, packedFor } from "./compressed.ts";
import { isKnownToClient } from "./conditional.ts";
import type { Packed } from "./encoding.ts";

interface KeptText {
  readonly text: string;
  readonly tag: string;
  readonly br: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** For routes whose response is the same text for everyone: it is compressed once and identified by an `ETag`. */
export function keepTexts(server: Server): void {
  const kept = new Map<string | undefined, KeptText>();
  server.addHook("onRoute", (route) => {
    route.config = { ...route.config, isPublic: true };
  });
  server.addHook("onSend", async (request, reply, text) => {
    if (typeof text !== "string" || reply.statusCode !== 200) return text;
    const route = request.routeOptions.url;
    const known = kept.get(route);
    const current = known?.text === text ? known : keptText(text);
    kept.set(route, current);
    if (!isKnownToClient(request, reply, { tag: current.tag, isPublic: true })) {
      return encoded(request, reply, await bodyOf(current, packedFor(request)));
    }
    reply.code(304);
    return null;
  });
}

function keptText(text: string): KeptText {
  return { text, tag: createHash("sha256").update(text).digest("hex").slice(0, 32), br: compressed([text]) };
}

function bodyOf(kept: KeptText, encoding: Packed): Promise<Buffer> {
  if (encoding === "br") return kept.br;
  kept.gzip ??= kept.br.then(gzipped);
  return kept.gzip;
}
