// Copies static files next to the standalone server, because `next build` does not.
import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const web = new URL("../", import.meta.url);
const server = new URL(".next/standalone/apps/web/", web);

await copy(".next/static", ".next/static");
await copy("public", "public");
await copy("server/pictures/fonts", "fonts");

function copy(from, to) {
  return cp(fileURLToPath(new URL(from, web)), fileURLToPath(new URL(to, server)), { recursive: true, force: true });
}
