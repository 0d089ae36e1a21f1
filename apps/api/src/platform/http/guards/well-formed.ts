import type { IncomingMessage } from "node:http";
import { MIMEType } from "node:util";
import { Problem } from "../problem.ts";
import type { Server } from "../server.ts";
import { syncHook } from "../sync-hook.ts";

/** Rejects requests that Node accepts although they can be interpreted in more than one way. */
export function assertWellFormed(server: Server): void {
  server.addHook(
    "onRequest",
    syncHook(({ raw }) => {
      assertOneHost(raw);
      assertUtf8(raw.headers["content-type"]);
    }),
  );
}

/** A proxy might use one Host header and this server the other (RFC 9112, 3.2). */
function assertOneHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === "host").length;
  if (hosts === 1 || (hosts === 0 && httpVersion === "1.0")) return;
  throw new Problem("malformed-request", "A request must have exactly one `Host` header.");
}

const utf8Names: readonly (string | null)[] = [null, "utf-8", "utf8", "us-ascii"];

/** JSON is UTF-8 (RFC 8259, 8.1). Text in another encoding would be garbled. */
function assertUtf8(contentType: string | undefined): void {
  if (contentType === undefined || utf8Names.includes(charsetOf(contentType))) return;
  throw new Problem("unsupported-media-type", "Send JSON as UTF-8.");
}

/** Returns `null` if the type cannot be parsed; no parser is found for it then. */
function charsetOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get("charset")?.toLowerCase() ?? null;
  } catch {
    return null;
  }
}
