"use client";

import { useTranslations } from "next-intl";
import { ToolButton } from "../../../../ui/buttons/tool-button.tsx";
import { FieldSet, Legend } from "../../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import type { TournamentDraft } from "../draft/draft.ts";
import { criteria, lowered, raised, switched } from "../draft/tie-breaks.ts";
import styles from "./tie-break-fields.module.css";

type Criterion = TournamentDraft["tieBreaks"][number];

interface TieBreakFieldsProps {
  readonly order: readonly Criterion[];
  onChange(order: Criterion[]): void;
}

/** The order of tie-breaks. It cannot change after the start. */
export function TieBreakFields({ order, onChange }: TieBreakFieldsProps) {
  const t = useTranslations("tournament-settings.tieBreaks");
  const others = criteria.filter((criterion) => !order.includes(criterion));
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      <ol className={styles.criteria}>
        {[...order, ...others].map((criterion) => (
          <Line key={criterion} criterion={criterion} order={order} onChange={onChange} />
        ))}
      </ol>
    </FieldSet>
  );
}

function Line({ criterion, order, onChange }: TieBreakFieldsProps & { readonly criterion: Criterion }) {
  const t = useTranslations("tournament-settings.tieBreaks");
  const tCriterion = useTranslations("tournaments.criteria");
  const tMeaning = useTranslations("tournaments.criteriaMeans");
  const name = tCriterion(criterion);
  const place = order.indexOf(criterion);
  const isIn = place !== -1;
  return (
    <li>
      <OptionLabel>
        <input
          type="checkbox"
          checked={isIn}
          disabled={isIn && order.length === 1}
          onChange={() => onChange(switched(order, criterion))}
        />
        <span>
          {name}{" "}
          <Text muted small>
            {tMeaning(criterion)}
          </Text>
        </span>
      </OptionLabel>
      {isIn && (
        <span className={styles.buttons}>
          <ToolButton
            className={styles.button}
            disabled={place === 0}
            aria-label={t("up", { name })}
            onClick={() => onChange(raised(order, criterion))}
          >
            <Icon name="down" className={styles.up} />
          </ToolButton>
          <ToolButton
            className={styles.button}
            disabled={place === order.length - 1}
            aria-label={t("down", { name })}
            onClick={() => onChange(lowered(order, criterion))}
          >
            <Icon name="down" />
          </ToolButton>
        </span>
      )}
    </li>
  );
}
