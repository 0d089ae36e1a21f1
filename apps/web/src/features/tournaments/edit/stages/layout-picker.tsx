"use client";

import { useTranslations } from "next-intl";
import { FieldSet, Legend } from "../../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { canHold, type Layout, layouts, type Seats, stagesOf } from "../draft/draft.ts";
import type { CompleteStage } from "../draft/earlier-plan.ts";
import styles from "./layout-picker.module.css";

interface LayoutPickerProps {
  readonly stages: readonly CompleteStage[];
  readonly seats: Seats;
  onChoose(stages: CompleteStage[]): void;
}

/** The formats, each explained in a sentence. */
export function LayoutPicker({ stages, seats, onChoose }: LayoutPickerProps) {
  const t = useTranslations("tournament-settings");
  const chosen = layoutOf(stages);
  return (
    <FieldSet>
      <Legend>{t("layout")}</Legend>
      {layouts.map((layout) => (
        <OptionLabel className={styles.layout} key={layout}>
          <input
            type="radio"
            name="layout"
            checked={layout === chosen}
            disabled={!canHold(layout, seats)}
            onChange={() => onChoose(stagesOf(layout, seats))}
          />
          <span>
            <b>{t(`layouts.${layout}`)}</b>{" "}
            <Text muted small>
              {t(`layoutsMean.${layout}`)}
            </Text>
          </span>
        </OptionLabel>
      ))}
    </FieldSet>
  );
}

/** The layout of a plan, which follows from its first stage. */
function layoutOf([first]: readonly CompleteStage[]): Layout | undefined {
  return first?.format === "swiss" && first.sizes.most === 2 ? "pairs" : first?.format;
}
