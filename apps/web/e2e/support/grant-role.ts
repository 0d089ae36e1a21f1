import type { Page } from "@playwright/test";
import { get } from "./games-api.ts";
import { runApiScript } from "./run-api-script.ts";

/** Makes the account of a page an administrator, like `npm run grant-role`. */
export async function makeAdministrator(page: Page): Promise<void> {
  const { id } = await get(page, "/v1/session");
  await runApiScript("grant-role.js", id, "administrator");
}
