"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useIsHydrated } from "../../lib/hooks/use-is-hydrated.ts";
import { KeyboardShortcuts } from "../command-palette/keyboard-shortcuts.tsx";
import styles from "./page-shell.module.css";
import { SiteHeader } from "./site-header.tsx";

interface PageShellProps {
  /** Next to the wordmark: the motto, or the game that is shown. */
  readonly where?: ReactNode;
  /** Of a page with one column; pages with a layout of their own have none. */
  readonly width?: "wide" | "medium" | "narrow";
  readonly className?: string | undefined;
  /** On the page of a game, the version of the position that is shown: `data-version` of the main part. */
  readonly version?: number | undefined;
  /** The server has drawn what can be chosen: the main part ignores clicks until they would be heard. */
  readonly waitsForHydration?: boolean;
  readonly children: ReactNode;
  /** What sticks to the foot of the page, outside its main part. */
  readonly foot?: ReactNode;
}

export function PageShell({ where, width, className, version, waitsForHydration, children, foot }: PageShellProps) {
  const isHydrated = useIsHydrated();
  const t = useTranslations("common");
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {t("skip")}
      </a>
      <SiteHeader where={where ?? <span className={styles.motto}>{t("motto")}</span>} />
      <main
        id="main"
        tabIndex={-1}
        className={clsx(
          width && [styles.page, "page"],
          width === "medium" && styles.medium,
          width === "narrow" && styles.narrow,
          className,
        )}
        data-version={version}
        // Not `inert`, which would hide it from screen readers as well.
        style={waitsForHydration && !isHydrated ? { pointerEvents: "none" } : undefined}
      >
        {children}
      </main>
      {foot}
      <KeyboardShortcuts />
    </>
  );
}
