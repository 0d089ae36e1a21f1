"use client";

import { accessTokens, type Scope, scopes } from "@seneschal/schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { serverNow } from "../../../lib/api-client/server-clock.ts";
import type { CreatedAccessToken } from "../../../lib/api-client/types.ts";
import { useCreateAccessToken } from "../../../lib/queries/account/use-access-tokens.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { ScopeCheckboxes } from "./scope-checkboxes.tsx";

interface NewAccessTokenFormProps {
  readonly isStaff: boolean;
  onCreated(token: CreatedAccessToken): void;
  onCancel(): void;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Days until the token expires, as the menu offers them; null: never. */
const lifetimes = [30, 90, 365, null] as const;
const usualDays = 90;

/** A new token: its name, what it may do, and how long. */
export function NewAccessTokenForm({ isStaff, onCreated, onCancel }: NewAccessTokenFormProps) {
  const t = useTranslations("access.tokens");
  const create = useCreateAccessToken();
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [wrong, setWrong] = useState<ReadonlySet<unknown>>(new Set());
  const send = (given: FormData) => {
    const expiresAt = expiryOf(String(given.get("days")));
    const parsed = accessTokens.newAccessToken.safeParse({ name: given.get("name"), scopes: chosen, expiresAt });
    setWrong(new Set(parsed.error?.issues.map(({ path }) => path[0])));
    if (parsed.success) create.mutate(parsed.data, { onSuccess: onCreated });
  };
  return (
    <Form onSend={send} noValidate>
      <Field label={t("name")} hint={t("nameHint")} error={wrong.has("name") ? t("nameWrong") : undefined}>
        {(controlProps) => <input {...controlProps} name="name" autoComplete="off" maxLength={60} />}
      </Field>
      <ScopeCheckboxes
        offered={scopes.filter((scope) => isStaff || !scope.startsWith("admin:"))}
        chosen={chosen}
        onChange={setChosen}
        wrong={wrong.has("scopes") ? t("scopesWrong") : undefined}
      />
      <LifetimeField />
      <InlineButtons>
        <Button primary type="submit" disabled={create.isPending}>
          {t("create")}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </InlineButtons>
      {create.isError && <ProblemAlert failure={create.error} />}
    </Form>
  );
}

function LifetimeField() {
  const t = useTranslations("access.tokens");
  return (
    <Field label={t("lifetime")}>
      {(controlProps) => (
        <select {...controlProps} name="days" defaultValue={usualDays}>
          {lifetimes.map((days) => (
            <option key={days} value={days ?? ""}>
              {days === null ? t("never") : t("days", { days })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function expiryOf(days: string): string | null {
  return days === "" ? null : new Date(serverNow() + Number(days) * dayMs).toISOString();
}
