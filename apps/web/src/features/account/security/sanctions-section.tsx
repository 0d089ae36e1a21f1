"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useAppeal } from "../../../lib/queries/use-account.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldsForm } from "../../../ui/field.tsx";
import { Section } from "../../../ui/section.tsx";

type Sanction = Account["sanctions"][number];

/** What the desk has forbidden its reader for now, why, and the one answer to it. */
export function SanctionsSection({ sanctions }: { readonly sanctions: readonly Sanction[] }) {
  const say = useTranslations("account.sanctions");
  if (sanctions.length === 0) return null;
  return (
    <Section title={say("title")}>
      {sanctions.map((sanction) => (
        <SanctionNotice key={sanction.id} {...sanction} />
      ))}
    </Section>
  );
}

function SanctionNotice({ id, kind, reason, endsAt, appeal }: Sanction) {
  const say = useTranslations("account.sanctions");
  const format = useFormatter();
  const until =
    endsAt === null ? "never" : format.dateTime(new Date(endsAt), { dateStyle: "long", timeStyle: "short" });
  return (
    <Alert title={say(kind, { until })}>
      <p>{say("reason", { reason })}</p>
      {appeal === null ? <AppealForm sanction={id} /> : <p>{say("appealed", { appeal })}</p>}
    </Alert>
  );
}

function AppealForm({ sanction }: { readonly sanction: string }) {
  const say = useTranslations("account.sanctions");
  const appeal = useAppeal();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    appeal.mutate({ sanction, text });
  };
  return (
    <FieldsForm onSubmit={submit}>
      <Field label={say("appeal")} hint={say("once")}>
        {(tied) => (
          <textarea {...tied} rows={3} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <Button type="submit" disabled={text.trim() === "" || appeal.isPending}>
        {say("send")}
      </Button>
      {appeal.isError && <ProblemNotice failure={appeal.error} />}
    </FieldsForm>
  );
}
