"use client";

import type { Language } from "@seneschal/wording";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { languageCookie } from "../../i18n/languages.ts";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import styles from "./site-menu.module.css";

const yearSeconds = 31_536_000;

/** The other language by its own name; the choice is kept in a cookie. */
export function LanguageSwitch() {
  const t = useTranslations("common.language");
  const router = useRouter();
  const other: Language = useLocale() === "fr" ? "en" : "fr";

  const change = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${languageCookie}=${other}; path=/; max-age=${yearSeconds}; samesite=lax`;
    router.refresh();
  };

  return (
    <ToolButton className={styles.item} lang={other} aria-label={t("change")} onClick={change}>
      <span aria-hidden="true" className={styles.languageCode}>
        {other}
      </span>
      <span>{t("other")}</span>
    </ToolButton>
  );
}
