import { useEffect, useState } from "react";

/** Whether the choices of the current decision are well in view. */
export function useTurnInView(): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const form = document.querySelector("#turn-panel form");
    if (form === null) return;
    const observer = new IntersectionObserver(([seen]) => setInView(seen?.isIntersecting ?? false), { rootMargin });
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return isInView;
}

/** The sheet covers the lowest part of the window, and one line above it is not yet a list. */
const rootMargin = "0px 0px -35% 0px";
