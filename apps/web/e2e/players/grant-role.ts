import type { Page } from "@playwright/test";
import { get } from "./games.ts";
import { runInHouse } from "./run-in-house.ts";

/** Makes the reader of a page an administrator, as whoever runs the house does. */
export async function makeAdministrator(page: Page): Promise<void> {
  const { id } = await get(page, "/v1/session");
  await runInHouse("dist/grant-role.js", id, "administrator");
}
