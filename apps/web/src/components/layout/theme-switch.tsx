"use client";

import { useTranslations } from "next-intl";
import { useTheme } from "next-themes";
import { useIsHydrated } from "../../lib/hooks/use-is-hydrated.ts";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import styles from "./site-menu.module.css";

/** Switches between the light and the dark theme; until the first click the setting of the system counts. */
export function ThemeSwitch() {
  const t = useTranslations("common.theme");
  const { resolvedTheme, setTheme } = useTheme();
  const isDark = useIsHydrated() && resolvedTheme === "dark";

  return (
    <ToolButton
      className={styles.item}
      aria-label={t(isDark ? "toVellum" : "toCandlelight")}
      onClick={() => setTheme(isDark ? "light" : "dark")}
    >
      <Icon name="candle" />
      <span>{t(isDark ? "light" : "dark")}</span>
    </ToolButton>
  );
}
