"use client";

import { isReadable, nameLengthMax } from "@seneschal/schema/form-checks";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useRenameAccount } from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";

export function RenameForm({ account }: { readonly account: Account }) {
  const t = useTranslations("account");
  const rename = useRenameAccount();
  const [isWrong, setIsWrong] = useState(false);

  const send = (given: FormData, form: HTMLFormElement) => {
    const name = String(given.get("name") ?? "");
    const isAllowed = isReadable(name, nameLengthMax);
    setIsWrong(!isAllowed);
    if (isAllowed) rename.mutate({ name });
    else form.querySelector("input")?.focus();
  };

  return (
    <Form onSend={send} noValidate>
      <Field label={t("rename.label")} error={isWrong ? t("rename.wrong") : undefined}>
        {(controlProps) => (
          <input
            {...controlProps}
            name="name"
            defaultValue={account.name}
            maxLength={nameLengthMax}
            autoComplete="nickname"
          />
        )}
      </Field>
      {account.nameKind === "unclaimed" && <Alert title={t("rename.unclaimed")}>{t("rename.unclaimedText")}</Alert>}
      <Button type="submit" disabled={rename.isPending}>
        {t("rename.change")}
      </Button>
      {rename.isSuccess && <Alert kind="success" title={t("rename.done")} />}
      {rename.isError && <ProblemAlert failure={rename.error} />}
    </Form>
  );
}
