import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { processScript } from "../support/processes/process-script.ts";
import { recorded } from "./recorded.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seneschal-verify-"));
});
afterAll(() => rm(folder, { recursive: true }));

interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run verify -- FILE` in a separate process and returns its output. */
function verify(...files: readonly string[]): Promise<Said> {
  const command = [processScript("verify"), ...files];
  return new Promise((settle) => {
    execFile(process.execPath, command, (error, stdout, stderr) => {
      settle({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

async function written(text: string): Promise<string> {
  const file = join(folder, "game.jsonl");
  await writeFile(file, text);
  return file;
}

describe.each([
  { scheme: 1, free: true },
  { scheme: 2, free: false },
])("npm run verify on a recorded game of chance scheme $scheme", ({ scheme, free }) => {
  const text = recorded(`scheme-${scheme}-middle-ages.jsonl`);
  const lines = text.trimEnd().split("\n");

  it("says that it is valid, who added entropy, and what the scheme leaves open", async () => {
    const { code, stdout, stderr } = await verify(await written(text));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { game, events } = JSON.parse(lines[0] ?? "") as { game: string; events: number };
    expect(stdout).toContain(`Game ${game} is sound: ${events} events in one chain.\n`);
    // Either of them, because the rules may have changed since it was recorded.
    expect(stdout).toMatch(/^Every draw and every fact follows|the facts were not checked\.$/m);
    expect(stdout).toContain("No player added entropy after the commitment was published");
    expect(stdout.includes("Chance scheme 1 leaves some freedom")).toBe(free);
  });

  it.each([
    {
      change: "a move is another",
      tampered: () => text.replace(/"by":"person"/, '"by":"bot"'),
      says: /^Line \d+: the digest does not fit the event and the one before\.\n$/,
    },
    {
      change: "an event is missing",
      tampered: () => `${lines.toSpliced(7, 1).join("\n")}\n`,
      says: /^Line 8: the digest does not fit the event and the one before\.\n$/,
    },
    {
      change: "the secret is another",
      tampered: () => text.replace(/"secret":"[0-9a-f]{4}/, '"secret":"0000'),
      says: /^Line 1: the secret is not the one that was committed to\.\n$/,
    },
    {
      change: "the end is missing",
      tampered: () => `${lines.slice(0, -1).join("\n")}\n`,
      says: /^Line \d+: the end of the game is missing\.\n$/,
    },
  ])("names the line where $change", async ({ tampered, says }) => {
    const changed = tampered();
    expect(changed).not.toBe(text);
    const { code, stdout, stderr } = await verify(await written(changed));
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(says);
  });
});

it("npm run verify requires an existing file", async () => {
  expect(await verify()).toMatchObject({ code: 2, stderr: "Which file? npm run verify -- FILE\n" });
  const lost = join(folder, "nothing.jsonl");
  expect(await verify(lost)).toMatchObject({ code: 2, stderr: `There is no file ${lost} that can be read.\n` });
});
