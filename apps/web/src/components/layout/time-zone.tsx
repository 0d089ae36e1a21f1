"use client";

import { useRouter } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useEffect } from "react";
import { browserTimeZone, timeZoneCookie } from "../../i18n/time-zone.ts";
import { setCookie } from "../../lib/hooks/set-cookie.ts";

/**
 * Tells the server the time zone of the browser, and renders the page again if its times are shown in another one. Server
 * and browser always format with the zone of the cookie. The zone of an account is for its e-mails: many never set it.
 */
export function TimeZone() {
  const shown = useTimeZone();
  const router = useRouter();
  useEffect(() => {
    const own = browserTimeZone();
    if (own === shown) return;
    setCookie(timeZoneCookie, own);
    router.refresh();
  }, [shown, router]);
  return null;
}
