"use client";

import { useTranslations } from "next-intl";
import type { Person } from "../../../boards/board-model.ts";
import { Select } from "../../../ui/forms/input.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import { type Condition, conditionFromValue, conditionValue } from "./auto-reply.ts";
import styles from "./condition-menu.module.css";

interface ConditionMenuProps {
  readonly condition: Condition;
  readonly people: readonly Person[];
  readonly yourSeat: number | null;
  onChange(condition: Condition): void;
}

/** When an auto-reply answers. */
export function ConditionMenu({ condition, people, yourSeat, onChange }: ConditionMenuProps) {
  const t = useTranslations("auto-replies");
  const others = people.map(({ name }, seat) => ({ name, seat })).filter(({ seat }) => seat !== yourSeat);
  return (
    <label className={styles.condition}>
      <VisuallyHidden>{t("when")}</VisuallyHidden>
      <Select value={conditionValue(condition)} onChange={(event) => onChange(conditionFromValue(event.target.value))}>
        <option value="always">{t("always")}</option>
        <option value="unconcerned">{t("unaffected")}</option>
        {condition.when === "until-other-question" && (
          <option value={conditionValue(condition)}>{t("untilOtherQuestion")}</option>
        )}
        {others.map(({ name, seat }) => (
          <option key={seat} value={`raised-by ${seat}`}>
            {t("raisedBy", { name })}
          </option>
        ))}
      </Select>
    </label>
  );
}
