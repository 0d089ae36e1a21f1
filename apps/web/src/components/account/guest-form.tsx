"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCreateGuest } from "../../lib/queries/account/use-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";

interface GuestFormProps {
  readonly hidesSignInLink?: boolean;
  /** The text of the button, if it is not about playing. */
  readonly action?: string;
}

/** The display name of a guest, with a link to sign in for registered players. */
export function GuestForm({ hidesSignInLink = false, action }: GuestFormProps) {
  const t = useTranslations("lobby.name");
  const [isMissing, setMissing] = useState(false);
  const guest = useCreateGuest();

  const send = (given: FormData) => {
    const name = String(given.get("name")).trim();
    setMissing(name === "");
    if (name !== "") guest.mutate(name);
  };

  return (
    <Form onSend={send} noValidate>
      <Field label={t("label")} hint={t("hint")} error={isMissing ? t("missing") : undefined}>
        {(controlProps) => <input {...controlProps} name="name" maxLength={40} autoComplete="nickname" />}
      </Field>
      <Button primary type="submit" disabled={guest.isPending}>
        {action ?? t("playAsGuest")}
      </Button>
      {!hidesSignInLink && (
        <Text as="p" muted small>
          {t("hasAccount")} <Link href="/account">{t("signIn")}</Link>
        </Text>
      )}
      {guest.isError && <ProblemAlert failure={guest.error} />}
    </Form>
  );
}
