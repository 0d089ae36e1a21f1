import { messagesOf } from "@seneschal/wording/messages";
import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { isLanguage, languageCookie, preferredLanguage } from "./languages.ts";

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(languageCookie)?.value;
  const locale = isLanguage(chosen) ? chosen : preferredLanguage((await headers()).get("accept-language"));
  return { locale, messages: await messagesOf(locale), timeZone: "UTC" };
});
