import type { Language } from "@seneschal/wording";
import { isLanguage, preferredLanguage } from "../../i18n/languages.ts";

/** What the address of an embedded position says. */
export interface EmbedQuery {
  readonly language: Language;
  readonly theme: "light" | "dark";
  /** The version that is shown; `null` for the newest. */
  readonly at: number | null;
}

/** Without cookies: what the address does not say is taken from the languages of the browser. */
export function embedQuery({ url, headers }: Request): EmbedQuery {
  const params = new URL(url).searchParams;
  const language = params.get("language") ?? undefined;
  const at = params.get("at") ?? "";
  return {
    language: isLanguage(language) ? language : preferredLanguage(headers.get("accept-language")),
    theme: params.get("theme") === "dark" ? "dark" : "light",
    at: /^\d{1,9}$/.test(at) ? Number(at) : null,
  };
}
