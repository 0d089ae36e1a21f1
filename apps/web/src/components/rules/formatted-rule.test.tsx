import english from "@seneschal/wording/messages/en/rules.json" with { type: "json" };
import french from "@seneschal/wording/messages/fr/rules.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FormattedRule } from "./formatted-rule.tsx";

it.each([
  [
    "en",
    english,
    "Troops are shown. *(ruling)* They are set later.",
    'Troops are shown. <i class="muted">Ruling.</i> They are set later.',
  ],
  [
    "fr",
    french,
    "Une règle marquée *(décision)* est notre réponse.",
    'Une règle marquée <i class="muted">Décision.</i> est notre réponse.',
  ],
  ["en", english, "Nothing is marked here.", "Nothing is marked here."],
] as const)("sets the mark of a ruling as the page does elsewhere, in %s", (locale, rules, text, typeset) => {
  expect(typesetIn(locale, rules, text)).toBe(typeset);
});

function typesetIn(locale: string, rules: object, text: string): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ rules } as never} timeZone="UTC">
      <FormattedRule text={text} />
    </NextIntlClientProvider>,
  );
}
