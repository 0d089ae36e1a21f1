import { type Language, languages } from "@seneschal/wording";

/** The cookie with the reader's language; without it the browser's languages count. */
export const languageCookie = "seneschal-language";

export function isLanguage(word: string | undefined): word is Language {
  return languages.some((language) => language === word);
}

/** The language of a locale: "en" of "en-GB". */
export function languageOf(locale: string): Language {
  const [language] = locale.split("-");
  return isLanguage(language) ? language : "en";
}

/** Dates and times if the browser names no region: days before months, and 24 hours. */
const usualLocales: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR" };

/** How dates, times and numbers are written in a language: as in the region that an `Accept-Language` header names. */
export function regionalLocale(language: Language, acceptLanguage: string | null): string {
  const tags = (acceptLanguage ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? "");
  const named = tags.find((tag) => new RegExp(`^${language}-[A-Z]{2}$`, "i").test(tag));
  return named === undefined ? usualLocales[language] : (Intl.getCanonicalLocales(named)[0] ?? usualLocales[language]);
}

/** The first language of an `Accept-Language` header that we speak. */
export function preferredLanguage(acceptLanguage: string | null): Language {
  const preferences = (acceptLanguage ?? "")
    .split(",")
    .map(wish)
    .filter(({ weight }) => weight > 0);
  const best = preferences
    .toSorted((one, other) => other.weight - one.weight)
    .find(({ language }) => isLanguage(language));
  return isLanguage(best?.language) ? best.language : "en";
}

function wish(part: string) {
  const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
  const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
  return { language: tag.split("-")[0] ?? "", weight: quality ? Number(quality.split("=")[1]) : 1 };
}
