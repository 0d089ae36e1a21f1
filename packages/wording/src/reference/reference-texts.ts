import { createTranslator } from "use-intl/core";
import accountEn from "../../messages/en/account.json" with { type: "json" };
import accountFr from "../../messages/fr/account.json" with { type: "json" };
import type { GameReference, Reader, Texts } from "../games/game-reference.ts";
import { gameReferences } from "../games/reference-register.ts";
import type { Language } from "../languages.ts";
import type { Messages } from "../messages/messages.ts";

/** A text in each language. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** The texts of the reference data of a ruleset. */
export interface ReferenceTexts {
  readonly title: LocalizedText;
  readonly pitch: LocalizedText;
  /** Where the component data comes from, and what of it is reconstructed. */
  readonly provenance: LocalizedText;
  readonly names: Texts<LocalizedText>;
  readonly descriptions: Texts<LocalizedText>;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The label of an option. */
  optionLabel(name: string): LocalizedText;
  /** What an option changes. */
  optionText(name: string): LocalizedText | undefined;
  /** The name of a value of an option, and what it changes. */
  optionValue(name: string, value: string): { readonly name: LocalizedText; readonly description: LocalizedText };
}

/** The texts of a ruleset; none if its game has no reference. */
export function referenceTextsOf(ruleset: string): ReferenceTexts | undefined {
  const reference = gameReferences.find(({ rulesets }) => rulesets.includes(ruleset));
  return reference && textsOf(reference, ruleset);
}

/** The name of a seat colour, such as `gules`. */
export const seatColourName = (tincture: keyof typeof accountEn.profile): LocalizedText => ({
  en: String(accountEn.profile[tincture]),
  fr: String(accountFr.profile[tincture]),
});

function textsOf(reference: GameReference, ruleset: string): ReferenceTexts {
  const readers = { en: readerOf(reference, ruleset, "en"), fr: readerOf(reference, ruleset, "fr") };
  const each = (read: (reader: Reader) => string): LocalizedText => ({ en: read(readers.en), fr: read(readers.fr) });
  const message = (key: string) => each(({ t }) => t(key));
  const { about, fields } = reference;
  return {
    title: each(about.title),
    pitch: each(about.pitch),
    provenance: each(about.provenance),
    names: joined(reference.names(readers.en), reference.names(readers.fr)),
    descriptions: joined(reference.descriptions(readers.en), reference.descriptions(readers.fr)),
    fields,
    optionLabel: (name) => message(`option.${name}.label`),
    optionText: (name) =>
      partOf(reference.messages.en.game as Messages, `option.${name}.text`) === undefined
        ? undefined
        : message(`option.${name}.text`),
    optionValue: (name, value) => ({
      name: message(`option.${name}.${value}`),
      description: message(`option.${name}.means.${value}`),
    }),
  };
}

/** Both languages have the same kinds and ids. */
function joined(en: Texts<string>, fr: Texts<string>): Texts<LocalizedText> {
  return mapped(en, (texts, kind) => mapped(texts, (text, id) => ({ en: text, fr: fr[kind]?.[id] ?? text })));
}

function mapped<From, To>(record: Readonly<Record<string, From>>, to: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
}

function readerOf({ messages }: GameReference, ruleset: string, language: Language): Reader {
  const { game, extra } = messages[language] as { readonly game: Messages; readonly extra: Messages };
  const translate = createTranslator({
    locale: language,
    messages: game,
    onError: (error) => {
      throw error;
    },
  });
  const t: Reader["t"] = (key, values) => translate(key as never, values as never);
  return {
    ruleset,
    t,
    group: (path, values) => {
      const ids = Object.entries(partOf(game, path) ?? {}).filter(([, text]) => typeof text === "string");
      return Object.fromEntries(ids.map(([id]) => [id, t(`${path}.${id}`, values?.(id))]));
    },
    extra: (kind) => (partOf(extra, kind) ?? {}) as Readonly<Record<string, string>>,
  };
}

function partOf(messages: Messages, path: string): Messages | string | undefined {
  return path
    .split(".")
    .reduce<Messages | string | undefined>(
      (part, name) => (typeof part === "object" ? part[name] : undefined),
      messages,
    );
}
