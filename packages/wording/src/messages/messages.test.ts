import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTranslator, type IntlError, IntlErrorCode } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { languages } from "../languages.ts";
import type { Messages } from "./messages.ts";
import { placeholders } from "./placeholders.ts";

const folder = join(import.meta.dirname, "../../messages");
const areas = readdirSync(join(folder, "en"));

describe("the values of a message", () => {
  it("are the same in every form", () => {
    expect(placeholders("{lord_of} {lord_sex, select, woman {morte} other {mort}}")).toEqual(["lord"]);
  });

  it("are found in every branch, and branches are not values", () => {
    expect(placeholders("{n, plural, =0 {none} one {{name} alone} other {# of {all}}} by {who}")).toEqual([
      "all",
      "n",
      "name",
      "who",
    ]);
  });
});

describe("the messages", () => {
  it("are in the same files in both languages", () => {
    expect(readdirSync(join(folder, "fr"))).toEqual(areas);
  });

  it.each(areas)("have the same keys in both languages: %s", (area) => {
    expect(keysOf(messages("fr", area))).toEqual(keysOf(messages("en", area)));
  });

  it.each(areas)("name the same values in both languages: %s", (area) => {
    expect(valuesNamed(messages("fr", area))).toEqual(valuesNamed(messages("en", area)));
  });

  it.each(areas)("can all be parsed: %s", (area) => {
    const unread = languages.flatMap((language) => unreadableIn(messages(language, area), language));
    expect(unread).toEqual([]);
  });

  it.each(areas)("are never empty: %s", (area) => {
    const sentences = [...flat(messages("en", area)), ...flat(messages("fr", area))];
    expect(sentences.filter(([, sentence]) => sentence.trim() === "")).toEqual([]);
  });
});

/** Sentences with a syntax error would be shown as their key. Values are not passed: only the syntax is checked. */
function unreadableIn(area: Messages, locale: string): readonly string[] {
  const faults: string[] = [];
  const onError = ({ code, message }: IntlError) => {
    if (code === IntlErrorCode.INVALID_MESSAGE) faults.push(message);
  };
  const say = createTranslator({ locale, messages: { area }, onError });
  for (const [key] of flat(area)) say(`area.${key}` as never, {} as never);
  return faults;
}

function messages(language: string, area: string): Messages {
  return JSON.parse(readFileSync(join(folder, language, area), "utf8"));
}

function flat(part: Messages, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === "string" ? [[`${path}${name}`, value] as const] : flat(value, `${path}${name}.`),
  );
}

function keysOf(part: Messages): readonly string[] {
  return flat(part)
    .map(([key]) => key)
    .toSorted();
}

function valuesNamed(part: Messages): Record<string, readonly string[]> {
  return Object.fromEntries(flat(part).map(([key, sentence]) => [key, placeholders(sentence)]));
}
