import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../../../packages");
const messages = join(packages, "wording/messages/en");
const source = [join(import.meta.dirname, ".."), join(packages, "wording/src")];
const areas = readdirSync(messages);

describe("the messages", () => {
  it.each(ownAreas())("are all used: %s", (area) => {
    const code = sourceCode();
    const unused = flat(messagesIn(area)).filter(([key]) => !isNamed(key, code));
    expect(unused.map(([key]) => key)).toEqual([]);
  });
});

/**
 * The API uses the texts of e-mails, calendars and reference data, and the service worker those about the connection; the
 * code of Middle-Ages and boards in words build their keys from the names of the ruleset.
 */
function ownAreas(): readonly string[] {
  const elsewhere = ["middle-ages.json", "emails.json", "calendar.json", "offline.json", ...wordedAreas()];
  return areas.filter((area) => !elsewhere.includes(area) && !area.endsWith("-reference.json"));
}

/** The message files of boards in words, as their covers say. */
function wordedAreas(): readonly string[] {
  const boards = join(import.meta.dirname, "../boards");
  const covers = readdirSync(boards, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("cover.tsx"),
  );
  const worded = covers
    .map((file) => readFileSync(join(boards, file), "utf8"))
    .filter((cover) => cover.includes("isWorded: true"));
  return worded.flatMap((cover) => /\bmessages: "([^"]+)"/.exec(cover)?.[1] ?? []).map((name) => `${name}.json`);
}

function messagesIn(area: string): Messages {
  return JSON.parse(readFileSync(join(messages, area), "utf8"));
}

function flat(part: Messages, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === "string" ? [[`${path}${name}`, value] as const] : flat(value, `${path}${name}.`),
  );
}

interface Messages {
  readonly [key: string]: string | Messages;
}

/** A key is used if its last word, or the group of words that it is picked from, stands in the code. */
function isNamed(key: string, code: string): boolean {
  const parts = key.split(".");
  const last = parts.at(-1) ?? "";
  const group = parts.at(-2);
  return (
    code.includes(`"${last}"`) || code.includes(`.${last}"`) || code.includes(`.${last}\``) || picksFrom(group, code)
  );
}

function picksFrom(group: string | undefined, code: string): boolean {
  return group !== undefined && (code.includes(`${group}.\${`) || code.includes(`.${group}")`));
}

/** Of the site, and of what it shares with e-mails. */
function sourceCode(): string {
  return source.flatMap(codeIn).join("\n");
}

function codeIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const written = files.filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test.") && !file.includes("generated"),
  );
  return written.map((file) => readFileSync(join(folder, file), "utf8"));
}
