import { covers, positionAfter, rulesets, seededChance } from "@seneschal/engine";
import { afterAll, describe, expect, it } from "vitest";
import { rulesetsWithoutBooks } from "../../../domain/game/rulesets.ts";
import { BotThreads } from "./bot-threads.ts";

const threads = new BotThreads({ all: [] });
afterAll(() => threads.stop());

const [ruleset] = rulesets;
if (ruleset === undefined) throw new Error("no ruleset is registered");
const position = positionAfter(ruleset, ruleset.setUp({ seats: 2, options: {} }, seededChance(1)));
const [seat = 0] = ruleset.question(position)?.seats ?? [];
const turn = { ruleset, position, seat, level: "hard" } as const;

describe("threads of bots", () => {
  it("answer each turn with a move of its seat, however many wait", async () => {
    const moves = await Promise.all(Array.from({ length: 3 }, () => threads.think(turn)));
    const choices = ruleset.choices(position, seat);
    for (const move of moves) expect(choices.some((choice) => covers(choice, move))).toBe(true);
  });

  it("fail the turn on which they break, and answer the next", async () => {
    const broken = threads.think({ ...turn, position: null });
    const next = threads.think(turn);
    await expect(broken).rejects.toThrow();
    expect(ruleset.choices(position, seat).map(({ type }) => type)).toContain((await next).type);
  });

  it("import the module of a package", async () => {
    const [registered] = rulesetsWithoutBooks.all;
    if (registered === undefined) throw new Error("no ruleset is registered");
    const record = { name: "broken", version: "1.0.0", integrity: null };
    const module = "data:text/javascript,throw new Error('imported')";
    const packaged = { ...registered, ruleset: { ...ruleset }, fromPackage: { module, record } };
    const others = new BotThreads({ all: [packaged] });
    await expect(others.think({ ...turn, ruleset: packaged.ruleset })).rejects.toThrow("ended without a move");
    await others.stop();
  });

  it("leave unregistered rulesets and quicker levels to this thread", async () => {
    const unknown = { ...ruleset, id: "unknown" };
    const moves = [
      threads.think({ ...turn, ruleset: unknown, level: "easy" }),
      threads.think({ ...turn, level: "medium" }),
    ];
    for (const move of await Promise.all(moves)) expect(move).toHaveProperty("type");
  });
});
