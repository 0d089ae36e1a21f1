"use client";

import { useEffect } from "react";
import { registerServiceWorker } from "../../lib/hooks/service-worker.ts";

/** Registers the service worker, so that the site can be installed. The page does not wait for it. */
export function ServiceWorker() {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    // Some browsers forbid it, for example in private windows. The site works without it.
    registerServiceWorker().catch(() => undefined);
  }, []);
  return null;
}
