import { describe, expect, it } from "vitest";
import { describedIn, sentencesOf, wordingFaults } from "./wording-faults.mjs";
import { medieval, words } from "./words.mjs";

const faults = (text, { language = "en", isGame = false } = {}) =>
  wordingFaults({ file: "x.json", language, sentences: [["key", text]], isGame });

describe("the wording of a text", () => {
  it.each(["en", "fr"])("is rejected for every word of the list in %s", (language) => {
    for (const word of Object.keys({ ...words[language], ...medieval[language] })) {
      expect(faults(`Now ${word.replaceAll("*", "")}.`, { language }), word).toHaveLength(1);
    }
  });

  it("is rejected with the word, and with what to say in its place", () => {
    expect(faults("Ask The house.")).toEqual(["x.json: key says “the house” (say: Seneschal, the server, or we)."]);
  });

  it("is rejected in any form of a word, and in any branch of a message", () => {
    expect(faults("He sits down.")).toHaveLength(1);
    expect(faults("{count, plural, one {Somebody waits} other {# players wait}}")).toHaveLength(1);
    expect(faults("Pour s'asseoir ici", { language: "fr" })).toHaveLength(1);
  });

  it("is accepted where a word is only part of another", () => {
    expect(faults("An e-mail to the housekeeper, marshalled besides.")).toEqual([]);
  });

  it("is accepted where only the name of a value or of a branch is such a word", () => {
    expect(faults("{somebody} waits {kind, select, mail {for a letter} other {here}}")).toEqual([]);
  });

  it("may be medieval in a game, and nowhere else", () => {
    expect(faults("Hear ye: a bold deed!", { isGame: true })).toEqual([]);
    expect(faults("Hear ye: a bold deed!")).toHaveLength(2);
    expect(faults("The desk", { isGame: true })).toHaveLength(1);
  });
});

describe("the sentences of messages", () => {
  it("are named by the path that leads to them", () => {
    expect(sentencesOf({ a: { b: "One" }, c: "Two" })).toEqual([
      ["a.b", "One"],
      ["c", "Two"],
    ]);
  });
});

describe("the descriptions of an OpenAPI document", () => {
  it("are its summaries and descriptions wherever they are, without examples and names", () => {
    const operation = { summary: "Create guest", operationId: "createGuest", example: { description: "the house" } };
    const document = { paths: { "/guests": { post: operation } }, tags: [{ name: "x", description: "Accounts" }] };
    expect(describedIn(document)).toEqual([
      ["/paths//guests/post", "Create guest"],
      ["/tags/0", "Accounts"],
    ]);
  });
});
