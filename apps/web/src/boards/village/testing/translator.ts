import english from "@seneschal/wording/messages/en/village.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/village.json" with { type: "json" };
import { createTranslator } from "next-intl";
import type { Translate } from "../../board.ts";

/** The words of Village in a language; a missing one fails. */
export function translatorFor(locale: "en" | "fr"): Translate {
  const translate = createTranslator({
    locale,
    messages: locale === "en" ? english : french,
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => translate(key as never, values as never);
}
