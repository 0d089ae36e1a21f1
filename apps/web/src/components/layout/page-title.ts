"use client";

import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect } from "react";

const plainIcon = "/icons/seneschal.svg";
const callingIcon = "/icons/your-turn.svg";

/**
 * Title, without the name of the site, and favicon of the tab: they show whose turn it is while another tab is open. React
 * may add the title that the server sent after this one was set: it is replaced as well.
 */
export function usePageTitle(title: string, isCalling = false): void {
  const site = useTranslations("common")("site");
  useLayoutEffect(() => {
    const full = `${title} · ${site}`;
    const show = () => {
      if (document.title !== full) document.title = full;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title, site]);

  useEffect(() => {
    setIcon(isCalling ? callingIcon : plainIcon);
    return () => setIcon(plainIcon);
  }, [isCalling]);
}

function setIcon(address: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) link.href = address;
}
