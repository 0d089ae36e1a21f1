"use client";

import { useTranslations } from "next-intl";
import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { Mark } from "../../ui/mark.tsx";
import { Tool } from "../../ui/tool.tsx";
import styles from "./site-menu.module.css";

/** Switches between the light and the dark theme; until the first click the setting of the system counts. */
export function ThemeSwitch() {
  const t = useTranslations("common.theme");
  const { resolvedTheme, setTheme } = useTheme();
  const isKnown = useSyncExternalStore(neverChanges, onClient, onServer);
  const isDark = isKnown && resolvedTheme === "dark";

  return (
    <Tool
      className={styles.item}
      aria-label={t(isDark ? "toVellum" : "toCandlelight")}
      title={t(isDark ? "light" : "dark")}
      onClick={() => setTheme(isDark ? "light" : "dark")}
    >
      <Mark name="candle" />
      <span>{t(isDark ? "vellum" : "candlelight")}</span>
    </Tool>
  );
}

const neverChanges = () => () => {};
const onClient = () => true;
const onServer = () => false;
