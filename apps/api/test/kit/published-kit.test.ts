import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { type KitProject, kitProject } from "../support/packages/kit-project.ts";
import { type ApiProcess, startApiProcess } from "../support/processes/api-process.ts";
import { processScript } from "../support/processes/process-script.ts";
import { type Caller, guest } from "../support/server/caller.ts";

let kit: KitProject;
beforeAll(async () => {
  kit = await kitProject();
});
afterAll(() => rm(kit.folder, { recursive: true }));

describe("the packed kit, installed in the example of a package", () => {
  it("type-checks and compiles it", async () => {
    expect(await kit.compile()).toBe("");
  });

  describe("on a server that installed it", () => {
    const { url } = testDatabase();
    let list: string;
    let api: ApiProcess | undefined;
    let ada: Caller;
    beforeAll(async () => {
      list = await kit.install();
    });
    beforeAll(async () => {
      api = await startApiProcess(url, { RULESET_PACKAGES: list });
      ada = await guest(api.url, "Ada");
    });
    afterAll(() => api?.stop());

    it("is in the lobby, the rule books and the API document", async () => {
      const { rulesets } = await ada.get<{ rulesets: { id: string }[] }>("/v1/rulesets");
      expect(rulesets.map(({ id }) => id)).toContain("gleaners");
      const { rules } = await ada.get<{ rules: { number: string }[] }>("/v1/rulesets/gleaners/rules?language=fr");
      expect(rules.map(({ number }) => number)).toContain("GLE-2.1");
      expect((await ada.call("GET", "/openapi.json")).text).toContain("GleanersView");
    });

    it("is played against a hard bot, replayed and verified, and says what it was played with", async () => {
      const opening = { ruleset: "gleaners", options: {}, bots: ["hard"] };
      const { id } = await ada.open(opening);
      await ada.post(`/v1/games/${id}/start`);
      await expect.poll(() => takenSheaf(id), { timeout: 60_000 }).toBe("over");
      await ada.get(`/v1/games/${id}/replay`);
      const log = await ada.call("GET", `/v1/games/${id}/export`);
      expect(JSON.parse(log.text.split("\n")[1] ?? "").body.package).toEqual({
        name: "seneschal-ruleset-gleaners",
        version: "1.0.0",
        integrity: expect.stringMatching(/^sha512-/),
      });
      const verdict = await fetch(`${ada.url}/v1/verifications`, {
        method: "POST",
        headers: { "content-type": "application/x-ndjson" },
        body: log.text,
      });
      expect(await verdict.json()).toMatchObject({ isSound: true, rulesChecked: true });
    });

    it("is played in tournaments", async () => {
      const sizes = { least: 2, most: 2, preferred: 2 };
      const stages = [{ format: "swiss", field: { from: "all" }, sizes, rounds: 1 }];
      const plan = { name: "Harvest", ruleset: "gleaners", options: {}, pace: "none", lastGraceMinutes: 0, stages };
      const answer = await ada.call("POST", "/v1/tournaments", { plan });
      expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('"ruleset":"gleaners"')]);
    });

    it("ends the start with what is wrong with it", async () => {
      const book = join(dirname(list), "node_modules/seneschal-ruleset-gleaners/RULES.fr.md");
      const text = await readFile(book, "utf8");
      await writeFile(book, text.replaceAll("GLE-2.3", "GLE-2.4"));
      expect(await failedStart(list)).toContain("seneschal-ruleset-gleaners cannot be used: rule books: RULES.fr.md");
      await writeFile(list, '{"packages":["missing"]}');
      expect(await failedStart(list)).toContain("The ruleset package missing cannot be used: it is not installed");
    });

    /** Takes a sheaf if it is Ada's turn. */
    async function takenSheaf(game: string): Promise<string> {
      const { choices, version, outcome } = await ada.position(game);
      if (outcome !== null) return "over";
      if (choices.length > 0) await ada.tryMove(game, version, { type: "glean", sheaves: 1 });
      return "running";
    }
  });

  it("passes its tests, and fails them when a rule is not in the book", async () => {
    const { passed, failed } = await kit.runTests();
    expect([passed > 15, failed]).toEqual([true, 0]);
    const file = join(kit.project, "src/ruleset.ts");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace("GLE-2.2", "GLE-2.9"));
    expect(await kit.runTests("src/package.test.ts")).toMatchObject({ failed: 2 });
    await writeFile(file, text);
  });

  it("finds a message that is missing in one language", async () => {
    const file = join(kit.project, "messages/fr.json");
    const { title: _, ...others } = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify(others));
    expect(await kit.faults()).toEqual([{ check: "wording", text: "fr has no message title." }]);
  });

  it("finds the mistakes of a program", async () => {
    const file = join(kit.project, "src/mistake.ts");
    await writeFile(file, 'import { gleaners } from "./ruleset.ts";\ngleaners.outcome({ field: "much" });\n');
    expect(await kit.compile()).toContain("src/mistake.ts(2,");
  });
});

/** Starts a server that does not get to listen; gives what it prints. */
async function failedStart(list: string): Promise<string> {
  const env = { ...process.env, RULESET_PACKAGES: list };
  const start = promisify(execFile)(process.execPath, [processScript("main")], { env });
  return start.then(
    () => "it started",
    ({ stderr }: { readonly stderr: string }) => stderr,
  );
}
