import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { address, originHeader } from "./fixtures.ts";

/** The log of a finished game of Middle-Ages that no server under test has played, one for each chance scheme. */
export function recordedLog(scheme: 1 | 2): string {
  const folder = "../../../api/test/verification/recorded";
  return readFileSync(new URL(`${folder}/scheme-${scheme}-middle-ages.jsonl`, import.meta.url), "utf8");
}

/** Imports a log with the account of the page, if it was not imported before, and returns the id of the import. */
export async function importLog(page: Page, log: string): Promise<string> {
  const headers = { ...originHeader(), "content-type": "application/x-ndjson" };
  const answer = await page.request.post(address("/v1/imports"), { data: log, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}
