"use client";

import { useTranslations } from "next-intl";
import { drawnCovers } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import styles from "./ruleset-filter.module.css";

export interface RulesetFilter {
  /** Only games of this ruleset are listed; missing: of all. */
  readonly ruleset: Ruleset["id"] | undefined;
}

interface RulesetPickerProps extends RulesetFilter {
  onPick(ruleset: Ruleset["id"] | undefined): void;
}

/** Which games the lists of the lobby show. */
export function RulesetPicker({ ruleset, onPick }: RulesetPickerProps) {
  const t = useTranslations("lobby.filter");
  return (
    <p className={styles.filter}>
      <label>
        {t("label")}{" "}
        <select
          value={ruleset ?? ""}
          onChange={({ target: { value } }) => onPick(value === "" ? undefined : (value as Ruleset["id"]))}
        >
          <option value="">{t("all")}</option>
          {drawnCovers.map((cover) => (
            <RulesetOption key={cover.id} {...cover} />
          ))}
        </select>
      </label>
    </p>
  );
}

function RulesetOption({ id, messages, title }: (typeof drawnCovers)[number]) {
  return <option value={id}>{title(useTranslate(messages))}</option>;
}
