"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useBecomeGuest } from "../../lib/queries/use-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field, Form } from "../../ui/forms/field.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { ProblemNotice } from "../errors/problem-notice.tsx";

/** The display name of a guest, with a link to sign in for registered players. */
export function NameForm({ isBesideSignIn = false }: { readonly isBesideSignIn?: boolean }) {
  const t = useTranslations("lobby.name");
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const guest = useBecomeGuest();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === "");
    if (given !== "") guest.mutate(given);
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Field label={t("label")} hint={t("hint")} error={isMissing ? t("missing") : undefined}>
        {(tied) => (
          <input
            {...tied}
            name="name"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button primary type="submit" disabled={guest.isPending}>
        {t("playAsGuest")}
      </Button>
      {!isBesideSignIn && (
        <Text as="p" muted small>
          {t("hasAccount")} <Link href="/account">{t("signIn")}</Link>
        </Text>
      )}
      {guest.isError && <ProblemNotice failure={guest.error} />}
    </Form>
  );
}
