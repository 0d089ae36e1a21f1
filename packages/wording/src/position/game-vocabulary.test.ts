import { expect, it } from "vitest";
import type { GameReference } from "../games/game-reference.ts";
import { gameVocabulary } from "./game-vocabulary.ts";

const t = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`;
const vocabularyWith = (moves: object) => {
  const game = { moves, view: { sheaves: "sheaves" } };
  const reference: GameReference = {
    rulesets: ["barns"],
    messages: { en: { game, extra: game }, fr: { game, extra: game } },
    names: ({ group }) => ({ view: group("view") }),
    descriptions: () => ({}),
    fields: {},
    view: { seats: [] },
    about: { title: () => "", pitch: () => "", provenance: () => "" },
  };
  return gameVocabulary(reference, t);
};

it("has a sentence for a move that has a message, also after the build has compiled it", () => {
  for (const message of ["Take {sheaves}", ["Take ", ["sheaves"]]])
    expect(vocabularyWith({ take: message }).sentence("take", { sheaves: 2 })).toBe('moves.take {"sheaves":2}');
  expect(vocabularyWith({}).sentence("take", { sheaves: 2 })).toBeNull();
});

it("reads the labels and names of a game with its translator", () => {
  const vocabulary = vocabularyWith({});
  expect(vocabulary.labelOf({ name: "sheaves", parent: "" })).toBe("view.sheaves {}");
  expect(vocabulary.labelOf({ name: "fullBarns", parent: "" })).toBe("full barns");
});
