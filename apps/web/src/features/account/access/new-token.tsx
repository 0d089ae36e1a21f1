"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "../../../components/layout/copy-button.tsx";
import type { CreatedAccessToken } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import styles from "./access-tokens.module.css";

/** A token that was just created. It is shown once. */
export function NewToken({ created: { name, token } }: { readonly created: CreatedAccessToken }) {
  const t = useTranslations("access.tokens.created");
  return (
    <Alert kind="success" title={t("title", { name })}>
      <p>{t("text")}</p>
      <p>
        <code className={styles.token} data-testid="new-token">
          {token}
        </code>
      </p>
      <p>
        <CopyButton text={token} label={t("copy")} />
      </p>
    </Alert>
  );
}
