"use client";

import { useTranslations } from "next-intl";
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./site-menu.module.css";

/** The links of the site: in one line where there is room, otherwise a list behind one button. */
export function SiteMenu({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("common.nav");
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useCloseOnLeave(isOpen, place, (byKey) => {
    setOpen(false);
    if (byKey) opener.current?.focus();
  });

  // A link closes the menu, even if it leads to the same page.
  const go = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a") !== null) setOpen(false);
  };

  return (
    <div className={styles.siteMenu} ref={place}>
      <ToolButton
        ref={opener}
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
        {t("menu")}
      </ToolButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link clicks it. */}
      <nav className={styles.items} id={id} aria-label={t("label")} data-open={isOpen || undefined} onClick={go}>
        {children}
      </nav>
    </div>
  );
}

/** Closes what is open on Escape and when the focus or a click goes elsewhere. */
function useCloseOnLeave(isOpen: boolean, place: RefObject<HTMLElement | null>, close: (byKey: boolean) => void): void {
  const closing = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) closing(false);
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closing(true);
    };
    const watching = new AbortController();
    document.addEventListener("pointerdown", leave, watching);
    document.addEventListener("focusin", leave, watching);
    document.addEventListener("keydown", press, watching);
    return () => watching.abort();
  }, [isOpen, place]);
}
