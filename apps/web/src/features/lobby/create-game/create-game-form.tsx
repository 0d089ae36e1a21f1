"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { OptionsPicker } from "../../../components/game-options/options-picker.tsx";
import { PacePicker } from "../../../components/game-options/pace-picker.tsx";
import { RulesetPicker } from "../../../components/game-options/ruleset-picker.tsx";
import {
  isComplete,
  type TablePlan,
  tableOf,
  withRuleset,
  withSeats,
} from "../../../components/game-options/table-plan.ts";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import type { Account, Ruleset } from "../../../lib/api-client/types.ts";
import { useOpenTable } from "../../../lib/queries/use-games.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldsForm } from "../../../ui/field.tsx";
import { EntryRequirementPicker } from "./entry-requirement-picker.tsx";
import { SeatsPicker } from "./seats-picker.tsx";
import { SpectatorDelayPicker } from "./spectator-delay-picker.tsx";
import { StartPicker } from "./start-picker.tsx";
import { VisibilityPicker } from "./visibility-picker.tsx";

interface CreateGameFormProps {
  readonly account: Account;
  readonly rulesets: readonly Ruleset[];
  readonly first: Ruleset;
}

/** Game, name, seats; a table that only bots complete begins as soon as it stands. */
export function CreateGameForm({ account, rulesets, first }: CreateGameFormProps) {
  const t = useTranslations("lobby.opening");
  const router = useRouter();
  const [plan, setPlan] = useState<TablePlan>({
    ruleset: first.id,
    options: {},
    name: t("nameOf", { name: account.name }),
    visibility: "public",
    begins: "full",
    pace: "three-days",
    weekendsOff: false,
    movesBehind: 0,
    minutesBehind: 0,
    entry: "anybody",
    guests: ["greedy", "greedy"],
  });
  const [isNameless, setNameless] = useState(false);
  const [attempt, setAttempt] = useState(newAttempt);
  const open = useOpenTable();
  const ruleset = rulesets.find(({ id }) => id === plan.ruleset) ?? first;

  /** A game for fewer or more takes as many seats as it can. */
  const fitting = (changed: TablePlan) => {
    const { min, max } = rulesets.find(({ id }) => id === changed.ruleset)?.seats ?? ruleset.seats;
    return withSeats(changed, Math.min(max, Math.max(min, changed.guests.length + 1)));
  };
  const change = (changed: TablePlan) => {
    setPlan(changed);
    setAttempt(newAttempt());
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setNameless(plan.name.trim() === "");
    if (plan.name.trim() === "") return;
    const { key, entropy } = attempt;
    const game = await open.mutateAsync({ table: { ...tableOf(plan), entropy }, key });
    router.push(`/games/${game.id}`);
  };

  return (
    <FieldsForm onSubmit={(event) => submit(event).catch(() => undefined)} noValidate>
      <RulesetPicker
        rulesets={rulesets}
        chosen={plan.ruleset}
        onChoose={(id) => change(fitting(withRuleset(plan, id)))}
      />
      <Field label={t("name")} wrong={isNameless ? t("nameMissing") : undefined}>
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
      {!isComplete(plan) && (
        <>
          <PacePicker plan={plan} onChange={change} />
          <EntryRequirementPicker chosen={plan.entry} onChoose={(entry) => change({ ...plan, entry })} />
          <VisibilityPicker chosen={plan.visibility} onChoose={(visibility) => change({ ...plan, visibility })} />
          <StartPicker chosen={plan.begins} onChoose={(begins) => change({ ...plan, begins })} />
        </>
      )}
      {plan.visibility === "public" && <SpectatorDelayPicker plan={plan} onChange={change} />}
      {open.isError && <ProblemNotice failure={open.error} />}
      <Button main type="submit" disabled={open.isPending || open.isSuccess}>
        {t(isComplete(plan) ? "playNow" : "open")}
      </Button>
    </FieldsForm>
  );
}

/** The same table is asked for under the same key however often it is sent; another table is another request. */
function newAttempt() {
  return { key: randomHex(16), entropy: randomHex(16) };
}
