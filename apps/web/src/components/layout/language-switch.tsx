"use client";

import type { Language } from "@seneschal/wording";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { languageCookie, languageOf } from "../../i18n/languages.ts";
import { setCookie } from "../../lib/hooks/set-cookie.ts";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import styles from "./site-menu.module.css";

/** The other language by its own name; the choice is kept in a cookie. */
export function LanguageSwitch() {
  const t = useTranslations("common.language");
  const router = useRouter();
  const other: Language = languageOf(useLocale()) === "fr" ? "en" : "fr";

  const change = () => {
    setCookie(languageCookie, other);
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
