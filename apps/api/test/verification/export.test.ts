import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { type Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let lines: readonly string[];
let heads: readonly string[];

beforeAll(async () => {
  server = await startServer(database);
  const [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  ({ lines, heads } = await playedGame(ada, bea));
});
afterAll(() => server.close());

/** A game with everything: added entropy, a seat left again, an undo, a caretaker. */
async function playedGame(ada: Caller, bea: Caller) {
  const { id } = await ada.open({ options: { rounds: 6 }, entropy: "0123456789abcdef0123456789abcdef" });
  await bea.post(`/v1/games/${id}/seats`, {});
  await bea.call("DELETE", `/v1/games/${id}/seats/1`);
  await bea.post(`/v1/games/${id}/seats`, { entropy: "ff".repeat(16) });
  const { version } = await ada.post<{ version: number }>(`/v1/games/${id}/start`);
  await ada.move(id, version, { type: "stake", coins: 2 });
  await ada.post(`/v1/games/${id}/undo`, { expectedVersion: version + 1 });
  await playOn([ada, bea], id, 6);
  const heads = [(await ada.position(id)).digest];
  await bea.post(`/v1/games/${id}/resignation`);
  while ((await ada.get<{ state: string }>(`/v1/games/${id}`)).state === "running") await playOn([ada], id, 1);
  const answer = await ada.call("GET", `/v1/games/${id}/export`);
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
  const former = await ada.call("GET", `/v1/games/${id}/export`, undefined, { accept: "application/jsonl" });
  expect(former.headers.get("content-type")).toBe("application/jsonl; charset=utf-8");
  expect(former.headers.get("vary")).toContain("Accept,");
  expect(former.text).toBe(answer.text);
  return { lines: answer.text.split("\n").slice(0, -1), heads };
}

const fileOf = (some: readonly string[]) => `${some.join("\n")}\n`;
const verdictOn = (some: readonly string[]) => verifyExport(testRegistry, fileOf(some));

describe("an exported game", () => {
  it("is valid: hash chain, random draws and rules", () => {
    expect(verdictOn(lines)).toMatchObject({ isSound: true, rulesChecked: true });
  });

  it("contains the digests that players saw", () => {
    const digests = lines.slice(1).map((line) => (JSON.parse(line) as { digest: string }).digest);
    for (const head of heads) expect(digests).toContain(head);
  });

  it("names no player", () => {
    expect(fileOf(lines)).not.toMatch(/Ada|Bea/);
  });

  it("is invalid if any byte is changed, and the line is named", () => {
    const wrong: string[] = [];
    for (const [place, line] of lines.entries()) {
      for (let offset = 0; offset < line.length; offset += 1 + (offset % 3)) {
        const changed = lines.with(
          place,
          line.slice(0, offset) + otherThan(line.charAt(offset)) + line.slice(offset + 1),
        );
        const verdict = verdictOn(changed);
        if (verdict.isSound || verdict.line !== place + 1)
          wrong.push(`${place + 1}:${offset} ${JSON.stringify(verdict)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("is invalid if a line is missing, duplicated, moved or added", () => {
    const last = lines.length;
    expect(verdictOn(lines.toSpliced(4, 1))).toMatchObject({ isSound: false, line: 5 });
    expect(verdictOn(lines.toSpliced(4, 0, lines[4] ?? ""))).toMatchObject({ isSound: false, line: 6 });
    expect(verdictOn(lines.with(4, lines[5] ?? "").with(5, lines[4] ?? ""))).toMatchObject({ isSound: false, line: 5 });
    expect(verdictOn(lines.slice(0, -1))).toMatchObject({ isSound: false, line: last });
    expect(verdictOn([...lines, lines[1] ?? ""])).toMatchObject({ isSound: false, line: last + 1 });
    expect(verifyExport(testRegistry, fileOf(lines).slice(0, -1))).toMatchObject({ isSound: false });
    expect(verifyExport(testRegistry, "")).toMatchObject({ isSound: false, line: 1 });
  });
});

/** Another character of the same kind, so that the line often stays well-formed. */
function otherThan(character: string): string {
  if (/[0-8]/.test(character)) return String(Number(character) + 1);
  if (character === "9") return "0";
  if (/[a-yA-Y]/.test(character)) return String.fromCharCode(character.charCodeAt(0) + 1);
  return character === " " ? "_" : " ";
}
