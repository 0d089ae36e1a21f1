import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../root.mjs";

/** Generates the OpenAPI document from the routes of the API, without a database. */
export async function openapiDocument() {
  const command = ["--import", "tsx", "src/cli/print-openapi.ts"];
  const output = { cwd: join(root, "apps/api"), maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, command, output);
  return stdout;
}
