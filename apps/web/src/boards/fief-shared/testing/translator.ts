import { createTranslator } from "next-intl";
import type { Translate } from "../../board.ts";

export type Locale = "en" | "fr";

/** The translator of a message file in both languages; a missing message fails the test. */
export const translatorOf =
  (messages: Readonly<Record<Locale, object>>) =>
  (locale: Locale): Translate => {
    const translate = createTranslator({
      locale,
      messages: messages[locale],
      onError: (error) => {
        throw error;
      },
    });
    return (key, values) => translate(key as never, values as never);
  };
