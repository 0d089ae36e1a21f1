"use client";

import type { Scope } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { FieldError, FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Text } from "../../../ui/typography/text.tsx";

interface ScopeCheckboxesProps {
  readonly offered: readonly Scope[];
  readonly chosen: readonly Scope[];
  readonly wrong: string | undefined;
  onChange(chosen: readonly Scope[]): void;
}

/** What a new token may do. */
export function ScopeCheckboxes({ offered, chosen, wrong, onChange }: ScopeCheckboxesProps) {
  const t = useTranslations("access");
  return (
    <FieldSet>
      <Legend>{t("tokens.scopes")}</Legend>
      {offered.map((scope) => (
        <OptionLabel key={scope}>
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
          <span>
            {t(`scopes.${scope}`)}{" "}
            <Text small muted>
              <code>{scope}</code>
            </Text>
          </span>
        </OptionLabel>
      ))}
      {wrong !== undefined && (
        <FieldError>
          <Icon name="warning" /> {wrong}
        </FieldError>
      )}
    </FieldSet>
  );
}
