import english from "@seneschal/wording/messages/en/fief-1429.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/fief-1429.json" with { type: "json" };
import { createTranslator } from "next-intl";
import type { Words } from "../../board.ts";

/** The words of Fief 1429 in a language; a missing one fails. */
export function translatorFor(locale: "en" | "fr"): Words {
  const translate = createTranslator({
    locale,
    messages: locale === "en" ? english : french,
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => translate(key as never, values as never);
}
