import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { get } from "./games.ts";

const command = fileURLToPath(new URL("../../../api/src/commands/appoint.ts", import.meta.url));
const tsx = createRequire(import.meta.url).resolve("tsx/cli");

/** Makes the reader of a page an administrator, as whoever runs the house does. */
export async function appoint(page: Page): Promise<void> {
  const { id } = await get(page, "/v1/session");
  await promisify(execFile)(process.execPath, [tsx, command, id, "administrator"]);
}
