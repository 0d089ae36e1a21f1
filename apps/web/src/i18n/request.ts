import { messagesOf } from "@seneschal/wording/messages";
import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { isLanguage, languageCookie, preferredLanguage, regionalLocale } from "./languages.ts";
import { timeZoneCookie, timeZoneOf } from "./time-zone.ts";

export default getRequestConfig(async () => {
  const cookie = await cookies();
  const accepted = (await headers()).get("accept-language");
  const chosen = cookie.get(languageCookie)?.value;
  const language = isLanguage(chosen) ? chosen : preferredLanguage(accepted);
  return {
    locale: regionalLocale(language, accepted),
    messages: await messagesOf(language),
    timeZone: timeZoneOf(cookie.get(timeZoneCookie)?.value),
  };
});
