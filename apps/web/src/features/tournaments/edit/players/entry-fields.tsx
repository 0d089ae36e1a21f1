"use client";

import { useTranslations } from "next-intl";
import { FieldDisclosure } from "../../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";
import { FieldRow } from "../../parts/field-row.tsx";
import type { TournamentDraft } from "../draft/draft.ts";
import { useDraftError } from "../errors/draft-error-context.tsx";
import { OptionalPlanNumberField, PlanNumberField } from "../fields/plan-number-field.tsx";
import styles from "./entry-fields.module.css";

type Entry = NonNullable<TournamentDraft["entry"]>;

interface EntryFieldsProps {
  readonly entry: TournamentDraft["entry"];
  onChange(entry: TournamentDraft["entry"]): void;
}

const everyone: Entry = {
  finishedLeast: 0,
  percentLeast: 0,
  ratedGamesLeast: 0,
  ratingLeast: null,
  ratingMost: null,
  accountDaysLeast: 0,
  verifiedEmail: false,
};

const bounds = [
  { name: "finishedLeast", to: 100 },
  { name: "percentLeast", to: 100 },
  { name: "ratedGamesLeast", to: 1000 },
  { name: "accountDaysLeast", to: 3650 },
] as const;

/** Requirements for registration. */
export function EntryFields({ entry, onChange }: EntryFieldsProps) {
  const t = useTranslations("tournament-settings.entry");
  const ratingsError = useDraftError("ratings");
  const asked = entry ?? everyone;
  const change = (part: Partial<Entry>) => {
    const changed = { ...asked, ...part };
    onChange(asksNothing(changed) ? null : changed);
  };
  return (
    <FieldDisclosure className={styles.entry}>
      <summary>{t("legend")}</summary>
      <FieldRow className={styles.range}>
        {bounds.map(({ name, to }) => (
          <PlanNumberField
            key={name}
            label={t(name)}
            from={0}
            to={to}
            value={asked[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        {(["ratingLeast", "ratingMost"] as const).map((name) => (
          <OptionalPlanNumberField
            key={name}
            label={t(name)}
            error={name === "ratingMost" ? ratingsError : undefined}
            from={0}
            to={4000}
            value={asked[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </FieldRow>
      <OptionLabel>
        <input
          type="checkbox"
          checked={asked.verifiedEmail}
          onChange={(event) => change({ verifiedEmail: event.target.checked })}
        />
        <span>{t("verifiedEmail")}</span>
      </OptionLabel>
    </FieldDisclosure>
  );
}

const asksNothing = (entry: Entry): boolean => Object.values(entry).every((value) => !value && !Number.isNaN(value));
