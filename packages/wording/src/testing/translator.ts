import { createTranslator } from "use-intl/core";
import type { Translate } from "../entries/entry.ts";
import type { Language } from "../languages.ts";

/** A translator for a message file that throws if a message is missing. */
export function translatorFor(locale: Language, messages: Readonly<Record<Language, object>>): Translate {
  const translate = createTranslator({
    locale,
    messages: messages[locale],
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => translate(key as never, values as never);
}
