"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { type BotDraft, type BotField, faultsIn } from "./bot-draft.ts";
import { BotGamesFields } from "./bot-games-fields.tsx";
import { BotLimitsFields } from "./bot-limits-fields.tsx";

interface BotFormProps {
  readonly initial: BotDraft;
  /** A new bot account gets a name, which cannot be changed later. */
  readonly isNew?: boolean;
  readonly submitLabel: string;
  readonly mutation: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  onSend(draft: BotDraft): void;
  onCancel(): void;
}

/** Parts of the form that change the draft and show what is wrong with it. */
export interface BotFieldsProps {
  readonly draft: BotDraft;
  readonly wrong: ReadonlySet<BotField>;
  onChange(change: Partial<BotDraft>): void;
}

/** What a bot account says about itself, and which games it plays. */
export function BotForm({ initial, isNew = false, submitLabel, mutation, onSend, onCancel }: BotFormProps) {
  const t = useTranslations("bots.form");
  const [draft, setDraft] = useState(initial);
  const [wrong, setWrong] = useState<ReadonlySet<BotField>>(new Set());
  const change = (part: Partial<BotDraft>) => setDraft((before) => ({ ...before, ...part }));
  const send = () => {
    const faults = faultsIn(draft);
    setWrong(faults);
    if (faults.size === 0) onSend(draft);
  };
  return (
    <Form onSend={send} noValidate>
      <TextFields draft={draft} wrong={wrong} onChange={change} isNew={isNew} />
      <BotGamesFields draft={draft} wrong={wrong} onChange={change} />
      <BotLimitsFields draft={draft} wrong={wrong} onChange={change} />
      <OptionLabel>
        <input
          type="checkbox"
          checked={draft.isPaused}
          onChange={({ target }) => change({ isPaused: target.checked })}
        />
        <span>{t("isPaused")}</span>
      </OptionLabel>
      <InlineButtons>
        <Button primary type="submit" disabled={mutation.isPending}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </InlineButtons>
      {mutation.isError && <ProblemAlert failure={mutation.error} />}
    </Form>
  );
}

function TextFields({ draft, wrong, onChange, isNew }: BotFieldsProps & { readonly isNew: boolean }) {
  const t = useTranslations("bots.form");
  return (
    <>
      {isNew && (
        <Field label={t("name")} hint={t("nameHint")} error={wrong.has("name") ? t("nameWrong") : undefined}>
          {(controlProps) => (
            <input
              {...controlProps}
              autoComplete="off"
              maxLength={40}
              value={draft.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={t("description")} hint={t("descriptionHint")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={3}
            maxLength={500}
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <Field
        label={t("sourceUrl")}
        hint={t("sourceUrlHint")}
        error={wrong.has("sourceUrl") ? t("sourceUrlWrong") : undefined}
      >
        {(controlProps) => (
          <input
            {...controlProps}
            type="url"
            maxLength={300}
            value={draft.sourceUrl}
            onChange={({ target }) => onChange({ sourceUrl: target.value })}
          />
        )}
      </Field>
    </>
  );
}
