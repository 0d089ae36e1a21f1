"use client";

import { useEffect, useState } from "react";

/**
 * Whether the first element with this selector is in view; `null` until the browser has said so, or without such an element.
 * `rootMargin` shrinks the view, as in the options of an IntersectionObserver.
 */
export function useInView(selector: string, rootMargin = "0px"): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    setInView(null);
    const element = document.querySelector(selector);
    if (element === null) return;
    const observer = new IntersectionObserver(([seen]) => setInView(seen?.isIntersecting ?? null), { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector, rootMargin]);
  return isInView;
}
