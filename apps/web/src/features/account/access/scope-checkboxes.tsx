"use client";

import type { Scope } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { CheckboxList } from "../../../ui/forms/checkbox-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";

interface ScopeCheckboxesProps {
  readonly offered: readonly Scope[];
  readonly chosen: readonly Scope[];
  readonly wrong: string | undefined;
  onChange(chosen: readonly Scope[]): void;
}

/** What a new token may do. */
export function ScopeCheckboxes(props: ScopeCheckboxesProps) {
  const t = useTranslations("access");
  return (
    <CheckboxList
      {...props}
      legend={t("tokens.scopes")}
      labelOf={(scope) => (
        <>
          {t(`scopes.${scope}`)}{" "}
          <Text small muted>
            <code>{scope}</code>
          </Text>
        </>
      )}
    />
  );
}
