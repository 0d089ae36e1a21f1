"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { Field } from "../../../ui/forms/field.tsx";

/** The chosen ruleset, or the first one. */
export function useChosenRuleset() {
  const rulesets = useRulesets().data ?? [];
  const [chosen, choose] = useState<string>();
  return { ruleset: rulesets.find(({ id }) => id === chosen) ?? rulesets[0], choose };
}

interface RulesetFieldProps {
  readonly ruleset: string | undefined;
  onChoose(ruleset: string): void;
}

export function RulesetField({ ruleset, onChoose }: RulesetFieldProps) {
  const t = useTranslations("admin.demo");
  const rulesets = useRulesets().data ?? [];
  return (
    <Field label={t("ruleset")}>
      {(controlProps) => (
        <select {...controlProps} value={ruleset} onChange={({ target }) => onChoose(target.value)}>
          {rulesets.map(({ id }) => (
            <option key={id} value={id}>
              <RulesetName ruleset={id} />
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function RulesetName({ ruleset }: { readonly ruleset: string }) {
  const cover = coverOf(ruleset);
  return cover.title(useTranslate(cover.messages));
}
