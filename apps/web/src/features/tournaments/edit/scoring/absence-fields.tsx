"use client";

import { useTranslations } from "next-intl";
import { FieldDisclosure } from "../../../../ui/forms/field.tsx";
import { FieldRow } from "../../parts/field-row.tsx";
import type { TournamentDraft } from "../draft/draft.ts";
import { useDraftError } from "../errors/draft-error-context.tsx";
import { Choice } from "../fields/choice.tsx";
import { OptionalPlanNumberField, PlanNumberField } from "../fields/plan-number-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";

interface AbsenceFieldsProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

/** What a round without a game is worth, and the seat of a player who is replaced during a game. */
export function AbsenceFields({ draft, onChange }: AbsenceFieldsProps) {
  const t = useTranslations("tournament-settings.absences");
  const hasByes = draft.stages.some(({ format }) => format === "swiss" || format === "heats");
  return (
    <FieldDisclosure>
      <summary>{t("legend")}</summary>
      <FieldRow>
        <OptionalPlanNumberField
          label={t("byePoints")}
          hint={t("byePointsHint")}
          from={0}
          to={1000}
          value={draft.byePoints}
          onChange={(byePoints) => onChange({ ...draft, byePoints })}
        />
        <PlanNumberField
          label={t("latePoints")}
          hint={t("latePointsHint")}
          from={0}
          to={1000}
          value={draft.latePoints}
          onChange={(latePoints) => onChange({ ...draft, latePoints })}
        />
      </FieldRow>
      {(hasByes || draft.requestedByes !== null) && <RequestedByes draft={draft} onChange={onChange} />}
      <Choice
        legend={t("substitute.legend")}
        values={["shared", "substitute", "original", "nobody"]}
        chosen={draft.substituteResult}
        labelOf={(value) => t(`substitute.${value}`)}
        onChoose={(substituteResult) => onChange({ ...draft, substituteResult })}
      />
    </FieldDisclosure>
  );
}

const byesAtFirst = { most: 1, points: null, lastRound: null };

function RequestedByes({ draft, onChange }: AbsenceFieldsProps) {
  const t = useTranslations("tournament-settings.absences");
  const { requestedByes: byes } = draft;
  const change = (requestedByes: TournamentDraft["requestedByes"]) => onChange({ ...draft, requestedByes });
  return (
    <>
      <PlanNumberField
        label={t("absencePoints")}
        hint={t("absencePointsHint")}
        from={0}
        to={1000}
        value={draft.absencePoints}
        onChange={(absencePoints) => onChange({ ...draft, absencePoints })}
      />
      <SwitchField
        label={t("requested")}
        hint={t("requestedHint")}
        error={useDraftError("requestedByes")}
        isOn={byes !== null}
        onChange={(isOn) => change(isOn ? byesAtFirst : null)}
      />
      {byes !== null && (
        <FieldRow isTriple>
          <PlanNumberField
            label={t("most")}
            from={1}
            to={9}
            value={byes.most}
            onChange={(most) => change({ ...byes, most })}
          />
          <OptionalPlanNumberField
            label={t("points")}
            from={0}
            to={1000}
            value={byes.points}
            onChange={(points) => change({ ...byes, points })}
          />
          <OptionalPlanNumberField
            label={t("lastRound")}
            from={1}
            to={15}
            value={byes.lastRound}
            onChange={(lastRound) => change({ ...byes, lastRound })}
          />
        </FieldRow>
      )}
    </>
  );
}
