"use client";

import { useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { OptionsPicker } from "../../../components/game-options/options-picker.tsx";
import { PacePicker } from "../../../components/game-options/pace-picker.tsx";
import { RulesetPicker } from "../../../components/game-options/ruleset-picker.tsx";
import { isComplete as isCompleteWithBots, type TablePlan } from "../../../components/game-options/table-plan.ts";
import type { Account, Ruleset } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, Form } from "../../../ui/forms/field.tsx";
import { EntryRequirementPicker } from "./entry-requirement-picker.tsx";
import { SeatsPicker } from "./seats-picker.tsx";
import { SpectatorDelayPicker } from "./spectator-delay-picker.tsx";
import { StartPicker } from "./start-picker.tsx";
import { useNewGame } from "./use-new-game.ts";
import { VisibilityPicker } from "./visibility-picker.tsx";

interface CreateGameFormProps {
  readonly account: Account;
  readonly rulesets: readonly Ruleset[];
  readonly first: Ruleset;
}

/** The form for a new game. A game that only bots complete starts at once. */
export function CreateGameForm({ account, rulesets, first }: CreateGameFormProps) {
  const t = useTranslations("lobby.create");
  const { plan, ruleset, change, chooseRuleset, isNameMissing, create, submit } = useNewGame({
    account,
    rulesets,
    first,
  });
  const isComplete = isCompleteWithBots(plan);
  return (
    <Form onSubmit={submit} noValidate>
      <RulesetPicker rulesets={rulesets} chosen={plan.ruleset} onChoose={chooseRuleset} />
      <Field label={t("name")} error={isNameMissing ? t("nameMissing") : undefined}>
        {(tied) => (
          <input
            {...tied}
            value={plan.name}
            maxLength={60}
            onChange={(event) => change({ ...plan, name: event.target.value })}
          />
        )}
      </Field>
      <OptionsPicker plan={plan} onChange={change} />
      <SeatsPicker plan={plan} ruleset={ruleset} yourName={account.name} onChange={change} />
      {!isComplete && <MultiplayerFields plan={plan} onChange={change} />}
      {plan.visibility === "public" && <SpectatorDelayPicker plan={plan} onChange={change} />}
      {create.isError && <ProblemNotice failure={create.error} />}
      <Button primary type="submit" disabled={create.isPending || create.isSuccess}>
        {t(isComplete ? "playNow" : "open")}
      </Button>
    </Form>
  );
}

interface MultiplayerFieldsProps {
  readonly plan: TablePlan;
  onChange(plan: TablePlan): void;
}

/** What only matters if other people play. */
function MultiplayerFields({ plan, onChange }: MultiplayerFieldsProps) {
  return (
    <>
      <PacePicker plan={plan} onChange={onChange} />
      <EntryRequirementPicker chosen={plan.entry} onChoose={(entry) => onChange({ ...plan, entry })} />
      <VisibilityPicker chosen={plan.visibility} onChoose={(visibility) => onChange({ ...plan, visibility })} />
      <StartPicker chosen={plan.begins} onChoose={(begins) => onChange({ ...plan, begins })} />
    </>
  );
}
