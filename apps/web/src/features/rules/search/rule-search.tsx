"use client";

import { useTranslations } from "next-intl";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Text } from "../../../ui/typography/text.tsx";

interface RuleSearchProps {
  readonly label: string;
  readonly words: string;
  /** How many rules contain them; missing while it is not known. */
  readonly count: number | undefined;
  onChange(words: string): void;
}

/** Searches the text of the rules. */
export function RuleSearch({ label, words, count, onChange }: RuleSearchProps) {
  const t = useTranslations("rules.search");
  const found = words.trim() === "" || count === undefined ? "" : t("found", { count });
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element `search`.
    <div role="search">
      <Field label={label} hint={t("hint")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="search"
            value={words}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Text as="p" muted aria-hidden="true">
        {found}
      </Text>
      <LiveRegion>{found}</LiveRegion>
    </div>
  );
}
