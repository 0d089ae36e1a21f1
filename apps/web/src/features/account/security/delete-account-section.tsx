"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccountFields } from "../../../components/account/account-fields.ts";
import { type ShortField, ShortForm } from "../../../components/account/short-form.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useDeleteAccount } from "../../../lib/queries/account/use-account.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Dialog, DialogClose } from "../../../ui/overlays/dialog.tsx";
import { Text } from "../../../ui/typography/text.tsx";

/** Download of personal data, and deletion of the account. */
export function DeleteAccountSection({ account }: { readonly account: Account }) {
  const t = useTranslations("account");
  return (
    <>
      <Section title={t("yourData.title")}>
        <Text as="p" muted>
          {t("yourData.text")}
        </Text>
        <Text as="p" spaced>
          <Button asChild>
            <a href="/v1/account/export" download>
              {t("yourData.download")}
            </a>
          </Button>
        </Text>
      </Section>
      <Section title={t("deletion.title")}>
        <Text as="p" muted>
          {t("deletion.text")}
        </Text>
        <EraseDialog account={account} />
      </Section>
    </>
  );
}

function EraseDialog({ account }: { readonly account: Account }) {
  const t = useTranslations("account.deletion");
  const [isOpen, setOpen] = useState(false);
  const erase = useDeleteAccount();
  const fields = useAccountFields();
  const asked: readonly ShortField<"password" | "code">[] = [
    ...(account.kind === "member" ? [fields.password()] : []),
    ...(account.hasSecondFactor ? [fields.code()] : []),
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t("question")}
      trigger={<Button danger>{t("open")}</Button>}
      actions={
        <DialogClose>
          <Button>{t("cancel")}</Button>
        </DialogClose>
      }
    >
      <p>{t("text")}</p>
      <ShortForm
        fields={asked}
        submitLabel={t("confirm")}
        isDangerous
        mutation={erase}
        onSend={(given) => erase.mutate(given)}
      />
    </Dialog>
  );
}
