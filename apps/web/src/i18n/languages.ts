import { type Language, languages } from "@seneschal/wording";

/** The cookie with the reader's language; without it the browser's languages count. */
export const languageCookie = "seneschal-language";

export function isLanguage(word: string | undefined): word is Language {
  return languages.some((language) => language === word);
}

/** The first language of an `Accept-Language` header that we speak. */
export function preferredLanguage(acceptLanguage: string | null): Language {
  const wishes = (acceptLanguage ?? "")
    .split(",")
    .map(wish)
    .filter(({ weight }) => weight > 0);
  const best = wishes.toSorted((one, other) => other.weight - one.weight).find(({ language }) => isLanguage(language));
  return isLanguage(best?.language) ? best.language : "en";
}

function wish(part: string) {
  const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
  const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
  return { language: tag.split("-")[0] ?? "", weight: quality ? Number(quality.split("=")[1]) : 1 };
}
