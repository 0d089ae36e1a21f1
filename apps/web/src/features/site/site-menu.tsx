"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Mark } from "../../ui/mark.tsx";

/** The ways through the house: a line of tools where there is room, a sheet behind one button where there is not. */
export function SiteMenu({ children }: { readonly children: ReactNode }) {
  const say = useTranslations("common.nav");
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    const watching = new AbortController();
    for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, leave, watching);
    document.addEventListener("keydown", escape, watching);
    return () => watching.abort();
  }, [isOpen]);

  // Whoever goes somewhere wants to see the page, though it may be the same one.
  const go = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a") !== null) setOpen(false);
  };

  return (
    <div className="sitemenu" ref={place}>
      <button
        ref={opener}
        className="tool opener"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Mark name="menu" />
        {say("menu")}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link clicks it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: it listens to the links in it. */}
      <nav className="tools" id={id} aria-label={say("label")} data-open={isOpen || undefined} onClick={go}>
        {children}
      </nav>
    </div>
  );
}
