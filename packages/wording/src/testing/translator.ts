import { createTranslator } from "use-intl/core";
import type { Translate } from "../entries/entry.ts";
import type { Language } from "../languages.ts";

/** The words of a message file in a language; a missing one fails. */
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
