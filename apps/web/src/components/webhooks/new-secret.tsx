"use client";

import { useTranslations } from "next-intl";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./new-secret.module.css";

/** The secret that proves to a receiver who sent a webhook. It is shown once. */
export function NewSecret({ secret }: { readonly secret: string }) {
  const t = useTranslations("notifications.webhooks.secret");
  return (
    <Alert kind="success" title={t("title")}>
      <p>{t("text")}</p>
      <p>
        <code className={styles.secret}>{secret}</code>
      </p>
    </Alert>
  );
}
