"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccountFields } from "../../../components/account/account-fields.ts";
import { type ShortField, ShortForm } from "../../../components/account/short-form.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useAddPasskey, usePasskeys } from "../../../lib/queries/account/use-passkeys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { RowList } from "../../../ui/lists/row-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { PasskeyItem } from "./passkey-item.tsx";
import { usePasskeyNameField } from "./use-passkey-name-field.ts";

/** The passkeys of the account, and a form to add one. */
export function PasskeysSection({ account }: { readonly account: Account }) {
  const t = useTranslations("account.passkeys");
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title={t("title")}>
      <Text as="p" muted>
        {t("text")}
      </Text>
      <PasskeyList />
      {isAdding ? (
        <NewPasskeyForm asksForCode={account.hasSecondFactor} onDone={() => setAdding(false)} />
      ) : (
        <Text as="p" spaced>
          <Button onClick={() => setAdding(true)}>{t("open")}</Button>
        </Text>
      )}
    </Section>
  );
}

function PasskeyList() {
  const t = useTranslations("account.passkeys");
  const passkeys = usePasskeys();
  if (passkeys.isPending) return <Loading label={t("title")} height="60px" />;
  if (passkeys.isError) return <ProblemAlert failure={passkeys.error} />;
  const list = passkeys.data.passkeys;
  if (list.length === 0)
    return (
      <Text as="p" muted>
        {t("empty")}
      </Text>
    );
  return (
    <RowList>
      {list.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} />
      ))}
    </RowList>
  );
}

interface NewPasskeyFormProps {
  readonly asksForCode: boolean;
  onDone(): void;
}

function NewPasskeyForm({ asksForCode, onDone }: NewPasskeyFormProps) {
  const t = useTranslations("account.passkeys");
  const fields = useAccountFields();
  const nameField = usePasskeyNameField();
  const add = useAddPasskey();
  type Given = "name" | "password" | "code";
  const asked: ShortField<Given>[] = [nameField(), fields.password(), ...(asksForCode ? [fields.code()] : [])];
  return (
    <ShortForm
      fields={asked}
      submitLabel={t("add")}
      isPrimary
      mutation={add}
      onSend={({ name, password, code }) =>
        add.mutate({ name, password, ...(asksForCode && { code }) }, { onSuccess: onDone })
      }
    >
      <Text as="p" spaced>
        <Button onClick={onDone}>{t("cancel")}</Button>
      </Text>
    </ShortForm>
  );
}
