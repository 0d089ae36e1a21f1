import { createHash } from "node:crypto";
import type { Server } from "../server.ts";
import { compressed, encoded, gzipped, storedEncodingFor } from "./compressed.ts";
import { isKnownToClient } from "./conditional.ts";
import type { StoredEncoding } from "./encoding.ts";

interface CachedText {
  readonly text: string;
  readonly tag: string;
  readonly br: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** For routes whose response is the same text for everyone: it is compressed once and identified by an `ETag`. */
export function cacheTexts(server: Server): void {
  const cached = new Map<string | undefined, CachedText>();
  server.addHook("onRoute", (route) => {
    route.config = { ...route.config, isPublic: true };
  });
  server.addHook("onSend", async (request, reply, text) => {
    if (typeof text !== "string" || reply.statusCode !== 200) return text;
    const route = request.routeOptions.url;
    const known = cached.get(route);
    const current = known?.text === text ? known : compressText(text);
    cached.set(route, current);
    if (!isKnownToClient(request, reply, { tag: current.tag, isPublic: true })) {
      return encoded(request, reply, await bodyOf(current, storedEncodingFor(request)));
    }
    reply.code(304);
    return null;
  });
}

function compressText(text: string): CachedText {
  return { text, tag: createHash("sha256").update(text).digest("hex").slice(0, 32), br: compressed([text]) };
}

function bodyOf(cached: CachedText, encoding: StoredEncoding): Promise<Buffer> {
  if (encoding === "br") return cached.br;
  cached.gzip ??= cached.br.then(gzipped);
  return cached.gzip;
}
