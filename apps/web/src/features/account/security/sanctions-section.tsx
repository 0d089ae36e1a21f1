"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useAppeal } from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { Section } from "../../../ui/layout/section.tsx";

type Sanction = Account["sanctions"][number];

/** Sanctions against the reader, their reasons, and the one appeal against each. */
export function SanctionsSection({ sanctions }: { readonly sanctions: readonly Sanction[] }) {
  const t = useTranslations("account.sanctions");
  if (sanctions.length === 0) return null;
  return (
    <Section title={t("title")}>
      {sanctions.map((sanction) => (
        <SanctionNotice key={sanction.id} {...sanction} />
      ))}
    </Section>
  );
}

function SanctionNotice({ id, kind, reason, endsAt, appeal }: Sanction) {
  const t = useTranslations("account.sanctions");
  const format = useFormatter();
  const until =
    endsAt === null ? "never" : format.dateTime(new Date(endsAt), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Alert title={t(kind, { until })}>
      <p>{t("reason", { reason })}</p>
      {appeal === null ? <AppealForm sanction={id} /> : <p>{t("appealed", { appeal })}</p>}
    </Alert>
  );
}

function AppealForm({ sanction }: { readonly sanction: string }) {
  const t = useTranslations("account.sanctions");
  const appeal = useAppeal();
  const [text, setText] = useState("");
  const send = () => {
    appeal.mutate({ sanction, text });
  };
  return (
    <Form onSend={send}>
      <Field label={t("appeal")} hint={t("appealOnce")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={text.trim() === "" || appeal.isPending}>
        {t("send")}
      </Button>
      {appeal.isError && <ProblemAlert failure={appeal.error} />}
    </Form>
  );
}
