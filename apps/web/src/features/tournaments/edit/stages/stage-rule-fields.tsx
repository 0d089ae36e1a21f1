"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { FieldDisclosure } from "../../../../ui/forms/field.tsx";
import type { Seats } from "../draft/draft.ts";
import type { CompleteStage } from "../draft/earlier-plan.ts";
import { useDraftError } from "../errors/draft-error-context.tsx";
import { Choice } from "../fields/choice.tsx";
import { PlanNumberField } from "../fields/plan-number-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";

interface StageRuleFieldsProps {
  readonly stage: CompleteStage;
  readonly seats: Seats;
  onChange(stage: CompleteStage): void;
}

/** The rarer rules of a stage. */
export function StageRuleFields({ stage, seats, onChange }: StageRuleFieldsProps) {
  const t = useTranslations("tournament-settings.rules");
  const pairsOnly = useDraftError("pairsOnly");
  if (stage.format === "ladder") return null;
  const canPlayOff = seats.min <= 2;
  return (
    <FieldDisclosure>
      <summary>{t("more")}</summary>
      {(canPlayOff || stage.playOffs) && (
        <SwitchField
          label={t("playOffs")}
          hint={t("playOffsHint")}
          error={stage.playOffs ? pairsOnly : undefined}
          isOn={stage.playOffs}
          onChange={(playOffs) => onChange({ ...stage, playOffs })}
        />
      )}
      {stage.format === "knock-out" && <BracketRules stage={stage} onChange={onChange} />}
      {stage.format === "league" && (canPlayOff || stage.promotionPlayOffs) && (
        <SwitchField
          label={t("promotionPlayOffs")}
          hint={t("promotionPlayOffsHint")}
          error={stage.promotionPlayOffs ? pairsOnly : undefined}
          isOn={stage.promotionPlayOffs}
          onChange={(promotionPlayOffs) => onChange({ ...stage, promotionPlayOffs })}
        />
      )}
      {(stage.format === "league" || stage.format === "round-robin") && (
        <Withdrawals stage={stage} onChange={onChange} />
      )}
      {stage.format === "league" && <Inactivity stage={stage} onChange={onChange} />}
    </FieldDisclosure>
  );
}

interface RuleProps<Stage> {
  readonly stage: Stage;
  onChange(stage: CompleteStage): void;
}
type OfFormat<Format> = Extract<CompleteStage, { format: Format }>;

function Withdrawals({ stage, onChange }: RuleProps<OfFormat<"league" | "round-robin">>) {
  const t = useTranslations("tournament-settings.rules.withdrawals");
  return (
    <Choice
      legend={t("legend")}
      name={useId()}
      values={["annul", "keep"]}
      chosen={stage.withdrawals}
      labelOf={(value) => t(value)}
      onChoose={(withdrawals) => onChange({ ...stage, withdrawals })}
    />
  );
}

function BracketRules({ stage, onChange }: RuleProps<OfFormat<"knock-out">>) {
  const t = useTranslations("tournament-settings.rules");
  const thirdPlaceError = useDraftError("thirdPlace");
  return (
    <>
      <Choice
        legend={t("bracket.legend")}
        name={useId()}
        values={["fixed", "reseeded"]}
        chosen={stage.bracket}
        labelOf={(value) => t(`bracket.${value}`)}
        onChoose={(bracket) => onChange({ ...stage, bracket })}
      />
      {(stage.sizes.most === 2 || stage.thirdPlace) && (
        <SwitchField
          label={t("thirdPlace")}
          hint={t("thirdPlaceHint")}
          error={thirdPlaceError}
          isOn={stage.thirdPlace}
          onChange={(thirdPlace) => onChange({ ...stage, thirdPlace })}
        />
      )}
    </>
  );
}

const forfeitsAtFirst = 3;

function Inactivity({ stage, onChange }: RuleProps<OfFormat<"league">>) {
  const t = useTranslations("tournament-settings.rules");
  const { inactivity } = stage;
  const forfeits = inactivity?.forfeits ?? forfeitsAtFirst;
  return (
    <>
      <Choice
        legend={t("inactivity.legend")}
        name={useId()}
        values={["none", "relegate", "remove"]}
        chosen={inactivity?.effect ?? "none"}
        labelOf={(value) => t(`inactivity.${value}`)}
        onChoose={(effect) => onChange({ ...stage, inactivity: effect === "none" ? null : { effect, forfeits } })}
      />
      {inactivity !== null && (
        <PlanNumberField
          label={t("forfeits")}
          from={1}
          to={30}
          value={inactivity.forfeits}
          onChange={(count) => onChange({ ...stage, inactivity: { ...inactivity, forfeits: count } })}
        />
      )}
    </>
  );
}
