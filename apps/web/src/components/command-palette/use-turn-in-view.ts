import { useEffect, useState } from "react";

/** Whether the choices that a table asks for have come well up into the window. */
export function useTurnInView(): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const form = document.querySelector(".leafplace form");
    if (form === null) return;
    const observer = new IntersectionObserver(([seen]) => setInView(seen?.isIntersecting ?? false), { rootMargin });
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isInView;
}

/** The lowest part of the window is the sheet’s, and one line above it is not yet a list. */
const rootMargin = "0px 0px -35% 0px";
