"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { DeadlineFields } from "../../../components/game-options/deadline-fields.tsx";
import {
  hasOnlyBots as isCompleteWithBots,
  isFixedPace,
  type NewGameForm,
  nameLengthMax,
  usualFor,
  withDeadlineTimes,
} from "../../../components/game-options/new-game-form.ts";
import { OptionsPicker } from "../../../components/game-options/options-picker.tsx";
import { RulesetPicker } from "../../../components/game-options/ruleset-picker.tsx";
import { TimeControlPicker } from "../../../components/game-options/time-control-picker.tsx";
import type { Account, Ruleset } from "../../../lib/api-client/types.ts";
import { usePlayer } from "../../../lib/queries/use-players.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, FieldDisclosure } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { EntryRequirementPicker } from "./entry-requirement-picker.tsx";
import { PresetPicker } from "./preset-picker.tsx";
import { SeatsPicker } from "./seats-picker.tsx";
import { SpectatorDelayPicker } from "./spectator-delay-picker.tsx";
import { StartPicker } from "./start-picker.tsx";
import { useNewGame } from "./use-new-game.ts";
import { VisibilityPicker } from "./visibility-picker.tsx";

interface CreateGameFormProps {
  readonly account: Account;
  readonly rulesets: readonly Ruleset[];
  readonly first: Ruleset;
  readonly invitee: string | undefined;
}

/** The form for a new game. A game that only bots complete starts at once. */
export function CreateGameForm({ account, rulesets, first, invitee }: CreateGameFormProps) {
  const t = useTranslations("lobby.create");
  const { form, ruleset, change, chooseRuleset, isNameMissing, create, submit } = useNewGame({
    account,
    rulesets,
    first,
    invitee,
  });
  const isComplete = isCompleteWithBots(form);
  return (
    <Form onSend={submit} noValidate>
      {invitee !== undefined && <InvitationNote invitee={invitee} />}
      <RulesetPicker rulesets={rulesets} chosen={form.ruleset} onChoose={chooseRuleset} />
      <PresetPicker form={form} onChange={change} />
      <AllSettings players={form.otherPlayers.length + 1} isOpened={isNameMissing}>
        <Field label={t("name")} error={isNameMissing ? t("nameMissing") : undefined}>
          {(controlProps) => (
            <input
              {...controlProps}
              value={form.name}
              maxLength={nameLengthMax}
              onChange={(event) => change({ ...form, name: event.target.value })}
            />
          )}
        </Field>
        <OptionsPicker values={form} usualFor={(option) => usualFor(form, option)} onChange={change} />
        <SeatsPicker form={form} ruleset={ruleset} yourName={account.name} onChange={change} />
        {!isComplete && <MultiplayerFields form={form} onChange={change} />}
        {form.visibility === "public" && <SpectatorDelayPicker form={form} onChange={change} />}
      </AllSettings>
      {create.isError && <ProblemAlert failure={create.error} />}
      <Button primary type="submit" disabled={create.isPending || create.isSuccess}>
        {t(isComplete ? "playNow" : "open")}
      </Button>
    </Form>
  );
}

/** Who gets an invitation when the game is created. */
function InvitationNote({ invitee }: { readonly invitee: string }) {
  const t = useTranslations("lobby.create");
  const { data: player } = usePlayer(invitee);
  if (player === undefined) return null;
  return <Text as="p">{t("invites", { name: player.name })}</Text>;
}

interface AllSettingsProps {
  readonly players: number;
  /** Opens the settings, because one of them needs attention. */
  readonly isOpened: boolean;
  readonly children: ReactNode;
}

/** What the presets set, and the name of the game. */
function AllSettings({ players, isOpened, children }: AllSettingsProps) {
  const t = useTranslations("lobby.create.presets");
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldDisclosure open={isOpen || isOpened} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("all", { players })}</summary>
      {children}
    </FieldDisclosure>
  );
}

interface MultiplayerFieldsProps {
  readonly form: NewGameForm;
  onChange(form: NewGameForm): void;
}

/** What only matters if other people play. */
function MultiplayerFields({ form, onChange }: MultiplayerFieldsProps) {
  return (
    <>
      <TimeControlPicker values={form} onChange={onChange} />
      {isFixedPace(form.pace) && (
        <DeadlineFields
          pace={form.pace}
          times={form.deadlineTimes[form.pace]}
          timeZone={form.timeZone}
          onChange={(times) => onChange(withDeadlineTimes(form, times))}
        />
      )}
      <EntryRequirementPicker
        chosen={form.entryRequirement}
        onChoose={(entryRequirement) => onChange({ ...form, entryRequirement })}
      />
      <VisibilityPicker chosen={form.visibility} onChoose={(visibility) => onChange({ ...form, visibility })} />
      <StartPicker chosen={form.startMode} onChoose={(startMode) => onChange({ ...form, startMode })} />
    </>
  );
}
