"use client";

import { useEffect } from "react";

const plainIcon = "/icons/seneschal.svg";
const callingIcon = "/icons/your-turn.svg";

/** Title and favicon of the tab: they show whose turn it is while another tab is open. */
export function usePageTitle(title: string, isCalling = false): void {
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    setIcon(isCalling ? callingIcon : plainIcon);
    return () => setIcon(plainIcon);
  }, [isCalling]);
}

function setIcon(address: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) link.href = address;
}
