"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";

const plainIcon = "/icons/seneschal.svg";
const callingIcon = "/icons/your-turn.svg";

/** Title, without the name of the site, and favicon of the tab: they show whose turn it is while another tab is open. */
export function usePageTitle(title: string, isCalling = false): void {
  const site = useTranslations("common")("site");
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);

  useEffect(() => {
    setIcon(isCalling ? callingIcon : plainIcon);
    return () => setIcon(plainIcon);
  }, [isCalling]);
}

function setIcon(address: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) link.href = address;
}
