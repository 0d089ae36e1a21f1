import { gzipSync } from "node:zlib";
import { expectUsableInBothThemes } from "./support/accessibility.ts";
import { expect, openBrowserAsGuest, test } from "./support/fixtures.ts";
import { createFinishedGame } from "./support/games-api.ts";

test("a browser verifies the log of a game without sending it", async ({ browser, pageErrors }) => {
  const page = await openBrowserAsGuest(browser, pageErrors, "Verifier", { viewport: { width: 360, height: 780 } });
  const game = await createFinishedGame(page);
  const log = await (await page.request.get(`/v1/games/${game}/export`)).text();
  await page.goto(`/games/${game}`);
  await page.getByRole("link", { name: "Verify game log" }).click();
  await expect(page.getByRole("heading", { name: "Verify a game", level: 1 })).toBeVisible();

  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  const file = page.getByLabel("Game log");
  await file.setInputFiles({ name: "sound.jsonl.gz", mimeType: "application/gzip", buffer: gzipSync(log) });
  await expect(page.getByText("sound.jsonl.gz is sound.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Final ranking" }).getByRole("row")).toHaveCount(4);
  const head = (JSON.parse(log.split("\n")[0] ?? "") as { head: string }).head;
  await expect(page.getByText(head)).toBeVisible();
  await expectUsableInBothThemes(page, "the verification of a game");

  const lines = log.split("\n");
  const tampered = lines.toSpliced(9, 1).join("\n");
  await file.setInputFiles({ name: "changed.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(tampered) });
  await expect(page.getByText("changed.jsonl is not sound.")).toBeVisible();
  await expect(page.getByText(/^Line 10: the digest does not match/)).toBeVisible();
  const { digest } = JSON.parse(lines[10] ?? "") as { digest: string };
  await expect(page.getByText(digest)).toBeVisible();
  expect(bodies.filter((body) => body.includes(game) || body.includes(head))).toEqual([]);
  expect(bodies.filter((body) => body.length > 1000)).toEqual([]);
});
