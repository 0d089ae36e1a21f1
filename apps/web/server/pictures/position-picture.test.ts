import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { recorded as fief1429 } from "../../src/boards/fief-1429/testing/recorded.ts";
import { recorded as fiefClassic } from "../../src/boards/fief-classic/testing/recorded.ts";
import middleAges from "../../src/boards/middle-ages/testing/positions.json" with { type: "json" };
import { recorded as village } from "../../src/boards/village/testing/recorded.ts";
import type { Game, Position } from "../../src/lib/api-client/types.ts";
import { drawPosition, type PictureRequest } from "./position-picture.tsx";
import { rulesIn } from "./stylesheet.ts";

/** In tests, class names are as they are written, so that the stylesheets of all folders together are those of the site. */
const source = join(import.meta.dirname, "../..");
const css = ["src/ui", "src/boards", "server/pictures"].flatMap((folder) => {
  const files = readdirSync(join(source, folder), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".css")).map((file) => readFileSync(join(source, folder, file), "utf8"));
});
const rules = rulesIn(css.join("\n"));

const names = ["Ann & Bea", "Bob", "Cleo", "Yves", "Zoé", "Max"];

interface Moment {
  readonly model: { readonly view: object; readonly outcome: unknown; readonly question: unknown };
}

/** A request for the picture of a recorded moment. */
function requestFor(ruleset: string, { model }: Moment): PictureRequest {
  const { families, fiefs } = model.view as { families?: readonly object[]; fiefs?: readonly object[] };
  const seats = (families ?? fiefs ?? []).map((_, seat) => ({
    kind: "person",
    name: names[seat],
    nameKind: "registered",
  }));
  const game = { ruleset, name: "A game <of> names", seats } as unknown as Game;
  const position = { ...model, audience: "spectator", choices: [] } as unknown as Position;
  return { game, position, language: "en", theme: "light" };
}

const rulesets = [
  ["middle-ages", middleAges],
  ["village", village],
  ["fief-1429", fief1429],
  ["fief-original", fiefClassic],
  ["fief-vitale", fiefClassic],
] as unknown as readonly [string, Readonly<Record<string, Moment>>][];

/** What no picture may contain: values that were not replaced, or that are none. */
const faultIn = (svg: string) => /.{0,40}(var\(--|color-mix|NaN|undefined|\[object).{0,40}/.exec(svg)?.[0];

describe("the picture of a position", () => {
  it.each(rulesets)(
    "in %s shows the game, its players and their scores, at every recorded moment",
    async (ruleset, moments) => {
      for (const [name, moment] of Object.entries(moments)) {
        const svg = (await drawPosition(requestFor(ruleset, moment), rules)) ?? "";
        expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'), name).toBe(true);
        expect(svg.includes("Ann &amp; Bea"), name).toBe(true);
        expect(svg.includes("A game &lt;of&gt; names"), name).toBe(true);
        expect(faultIn(svg), name).toBeUndefined();
      }
    },
  );

  it("lists the players at the end by rank, with the final scores", async () => {
    const [, moments] = rulesets[0] ?? [];
    const end = moments?.end;
    if (end === undefined) throw new Error("no recorded end");
    const svg = (await drawPosition(requestFor("middle-ages", end), rules)) ?? "";
    const { ranking } = end.model.outcome as { ranking: readonly { seat: number; rank: number; score: number }[] };
    const byRank = ranking.toSorted((one, other) => one.rank - other.rank);
    const places = byRank.map(({ seat }) => svg.indexOf(`>${(names[seat] ?? "").replace("&", "&amp;")}<`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(svg.includes(`>${byRank[0]?.score}<`)).toBe(true);
  });

  it("is drawn in the language and the theme that were asked for", async () => {
    const [, moments] = rulesets[0] ?? [];
    const [moment] = Object.values(moments ?? {});
    if (moment === undefined) throw new Error("no recorded moment");
    const light = await drawPosition(requestFor("middle-ages", moment), rules);
    const dark = await drawPosition({ ...requestFor("middle-ages", moment), language: "fr", theme: "dark" }, rules);
    expect(light?.includes("Moulin")).toBe(false);
    expect([light?.includes("#f3ead3"), dark?.includes("#17110b"), dark?.includes('lang="fr"')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("does not exist for a ruleset without drawings", async () => {
    expect(
      await drawPosition(requestFor("chess", { model: { view: {}, outcome: null, question: null } }), rules),
    ).toBeUndefined();
  });
});
