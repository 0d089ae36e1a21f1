import { notices } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { letterKinds, letterMessages } from "./letters.ts";

describe.each(["en", "fr"] as const)("letters in %s", (language) => {
  const { greeting, foot, unsubscribe, since, earlier, ...kinds } = letterMessages[language].mail;

  it("are there for each kind, and for no other", () => {
    expect(Object.keys(kinds)).toEqual(letterKinds);
    expect(
      [greeting, foot, since, earlier, ...Object.values(unsubscribe)].every((sentence) => sentence.length > 0),
    ).toBe(true);
  });

  it("say of each kind of notice how to be rid of it", () => {
    expect(Object.keys(unsubscribe)).toEqual([...notices.noticeKinds, "digest"]);
  });

  it.each(letterKinds)("have a subject, a text and a deed: %s", (kind) => {
    expect(Object.keys(kinds[kind])).toEqual(["subject", "text", "deed"]);
  });
});
