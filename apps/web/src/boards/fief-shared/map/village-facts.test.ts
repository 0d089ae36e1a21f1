import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { BoardModel } from "../../board-model.ts";
import { villageRules as rules1429 } from "../../fief-1429/map/village-rules.ts";
import { recorded as recorded1429 } from "../../fief-1429/testing/recorded.ts";
import { villageRules as rulesClassic } from "../../fief-classic/map/village-rules.ts";
import { recorded as recordedClassic } from "../../fief-classic/testing/recorded.ts";
import { villageNames } from "../realm/places.ts";
import type { VillageRules } from "./village-rules.ts";

const games = join(import.meta.dirname, "../../../../../../packages/engine/src/games");
const people = ["Ann", "Bob", "Cleo", "Dora", "Emma", "Fay"].map((name) => ({ name }));
const t = (key: string) => key;

it.each([
  ["fief-1429", rules1429, recorded1429],
  ["fief-classic", rulesClassic, recordedClassic],
] as const)("each fact about a village of %s leads to a rule of its book", (folder, rules, recorded) => {
  const book = readFileSync(join(games, folder, "RULES.md"), "utf8");
  const { villageFactsOf, titleRule } = rules as unknown as VillageRules<BoardModel>;
  const named = Object.values(recorded).flatMap(({ model }) =>
    villageNames.flatMap((village) =>
      villageFactsOf({ t, tMap: t, model: { ...model, people, yourSeat: 0 }, village }).map(({ rule }) => rule),
    ),
  );
  expect([...new Set([...named, titleRule])].filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
  expect(new Set(named).size).toBeGreaterThan(2);
});
