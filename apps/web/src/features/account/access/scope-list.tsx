"use client";

import type { Scope } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { Text } from "../../../ui/typography/text.tsx";
import styles from "./access-tokens.module.css";

/** What a token may do, in plain words. */
export function ScopeList({ scopes }: { readonly scopes: readonly Scope[] }) {
  const t = useTranslations("access");
  return (
    <ul className={styles.scopes}>
      {scopes.map((scope) => (
        <Text as="li" small key={scope}>
          {t(`scopes.${scope}`)}
        </Text>
      ))}
    </ul>
  );
}
