import { readFileSync } from "node:fs";
import { canonicalJson, verifications } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { testRegistry } from "../../../test/support/server/test-server.ts";
import { digestOf } from "../game/proof/digest.ts";
import { verificationOf } from "./verification-of.ts";
import { verificationSteps, verifyExport } from "./verify-export.ts";

const file = new URL("../../../test/verification/recorded/scheme-2-finished.jsonl", import.meta.url);
const text = readFileSync(file, "utf8");
const lines = text.trimEnd().split("\n");
const lineOf = (line: number) => lines[line - 1] ?? "";
const joined = (some: readonly string[]) => `${some.join("\n")}\n`;
const withLine = (line: number, changed: string) => joined(lines.with(line - 1, changed));
const verdictOn = (tampered: string) => verificationOf(verifyExport(testRegistry, tampered));

interface Line {
  readonly version: number;
  readonly type: string;
  readonly digest: string;
  readonly body: Readonly<Record<string, unknown>>;
}
const eventOn = (line: number) => JSON.parse(lineOf(line)) as Line;
const nameOf = (line: number) => ({ type: eventOn(line).type, version: eventOn(line).version });
const manifest = JSON.parse(lineOf(1)) as Readonly<Record<string, string>>;
const move = lines.findIndex((line) => line.includes('"type":"MovePlayed"')) + 1;

/** The file as a server would write it that changed an event: all digests from there on are right. */
function rechained(line: number, body: Readonly<Record<string, unknown>>): string {
  let previous = eventOn(line - 1).digest;
  const rest = lines.slice(line - 1).map((one, place) => {
    const event = { ...(JSON.parse(one) as Line), ...(place === 0 && { body }) };
    const { digest: _, ...signed } = event;
    previous = digestOf(manifest.secret ?? "", previous, canonicalJson(signed));
    return canonicalJson({ ...event, digest: previous });
  });
  const head = canonicalJson({ ...manifest, head: previous });
  return joined([head, ...lines.slice(1, line - 1), ...rest]);
}

const other = "0".repeat(64);
const changedMove = lineOf(move).replace('"seat":', '"seat":1');
const changedManifest = (change: object) => withLine(1, canonicalJson({ ...manifest, ...change }));

describe("a game log that was tampered with is not sound, and the line is named", () => {
  it.each([
    {
      change: "a move is another",
      tampered: withLine(move, changedMove),
      verdict: { line: move, fault: "wrong-digest", event: nameOf(move) },
    },
    {
      change: "a digest is another",
      tampered: withLine(move, lineOf(move).replace(eventOn(move).digest, other)),
      verdict: {
        line: move,
        fault: "wrong-digest",
        event: nameOf(move),
        digest: { expected: eventOn(move).digest, found: other },
      },
    },
    {
      change: "a line is missing",
      tampered: joined(lines.toSpliced(move - 1, 1)),
      verdict: { line: move, fault: "wrong-digest", event: nameOf(move + 1) },
    },
    {
      change: "two lines changed places",
      tampered: joined(lines.with(move - 1, lineOf(move + 1)).with(move, lineOf(move))),
      verdict: { line: move, fault: "wrong-digest", event: nameOf(move + 1) },
    },
    {
      change: "the file ends within a line",
      tampered: text.slice(0, -40),
      verdict: { line: lines.length, fault: "no-line-break" },
    },
    {
      change: "the file ends after a line",
      tampered: joined(lines.slice(0, -1)),
      verdict: { line: lines.length, fault: "no-end" },
    },
    {
      change: "the ruleset is not known",
      tampered: changedManifest({ ruleset: "chess" }),
      verdict: { line: 1, fault: "unknown-ruleset" },
    },
    {
      change: "the revision is another",
      tampered: changedManifest({ revision: 999 }),
      verdict: { line: 1, fault: "other-manifest" },
    },
    {
      change: "the secret is another",
      tampered: changedManifest({ secret: other }),
      verdict: { line: 1, fault: "other-secret" },
    },
    {
      change: "the head is another",
      tampered: changedManifest({ head: other }),
      verdict: { line: 1, fault: "other-manifest" },
    },
    {
      change: "a line is huge",
      tampered: withLine(move, `{"x":"${"a".repeat(verifications.lineCharactersMax)}"}`),
      verdict: { line: move, fault: "long-line" },
    },
    {
      change: "a line is not in canonical form",
      tampered: withLine(move, lineOf(move).replace("{", "{ ")),
      verdict: { line: move, fault: "not-canonical", event: nameOf(move) },
    },
    {
      change: "a line is no event",
      tampered: withLine(move, '{"version":1}'),
      verdict: { line: move, fault: "no-event" },
    },
    {
      change: "events follow the end",
      tampered: joined([...lines, lineOf(move)]),
      verdict: { line: lines.length + 1, fault: "after-end", event: nameOf(move) },
    },
    {
      change: "it is a picture",
      tampered: "\u0089PNG\r\n\u001a\n",
      verdict: { line: 1, fault: "no-json" },
    },
    { change: "it is not JSON Lines", tampered: "Dear reader,\n", verdict: { line: 1, fault: "no-json" } },
    { change: "it is other JSON", tampered: "[1]\n", verdict: { line: 1, fault: "no-manifest" } },
    { change: "it is empty", tampered: "", verdict: { line: 1, fault: "no-json" } },
    {
      change: "a move and all digests after it are others",
      tampered: rechained(move, { ...eventOn(move).body, draws: 77 }),
      verdict: { line: move, fault: "against-rules", event: nameOf(move) },
    },
  ] as const)("$change", ({ tampered, verdict }) => {
    expect(tampered).not.toBe(text);
    const found = verdictOn(tampered);
    expect(found).toMatchObject({ isSound: false, ...verdict });
    expect(verifications.verification.parse(found)).toEqual(found);
  });
});

it("a sound game log has its final ranking", () => {
  const found = verdictOn(text);
  expect(found).toMatchObject({ isSound: true, rulesChecked: true, head: manifest.head });
  const { outcome } = JSON.parse(lines.at(-1) ?? "").body as { outcome: { ranking: readonly object[] } };
  expect(found).toHaveProperty(
    "ranking",
    outcome.ranking.map(({ tieBreaks: _, ...place }: { tieBreaks?: unknown }) => place),
  );
  expect(verifications.verification.parse(found)).toEqual(found);
});

it("the steps of a verification tell how far it is", () => {
  const shares = [...verificationSteps(testRegistry, text)];
  expect(shares).toEqual([...shares].sort((one, another) => one - another));
  expect(shares.at(-1)).toBeGreaterThan(0.9);
  expect(shares.at(-1)).toBeLessThan(1);
});
