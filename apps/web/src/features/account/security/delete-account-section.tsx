"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccountFields } from "../../../components/account/account-fields.ts";
import { type ShortField, ShortForm } from "../../../components/account/short-form.tsx";
import type { Account } from "../../../lib/api-client/types.ts";
import { useDeleteAccount } from "../../../lib/queries/use-account.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogClose } from "../../../ui/dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import { Text } from "../../../ui/text.tsx";

/** The record to take home, and the end of the account. */
export function DeleteAccountSection({ account }: { readonly account: Account }) {
  const say = useTranslations("account");
  return (
    <>
      <Section title={say("yourData.title")}>
        <Text as="p" muted>
          {say("yourData.text")}
        </Text>
        <p className="after">
          <Button asChild>
            <a href="/v1/account/export" download>
              {say("yourData.take")}
            </a>
          </Button>
        </p>
      </Section>
      <Section title={say("erase.title")}>
        <Text as="p" muted>
          {say("erase.text")}
        </Text>
        <EraseDialog account={account} />
      </Section>
    </>
  );
}

function EraseDialog({ account }: { readonly account: Account }) {
  const say = useTranslations("account.erase");
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
      title={say("sure")}
      trigger={
        <Button grave className="after">
          {say("begin")}
        </Button>
      }
      ends={
        <DialogClose>
          <Button>{say("back")}</Button>
        </DialogClose>
      }
    >
      <p>{say("text")}</p>
      <ShortForm fields={asked} deed={say("deed")} isGrave sending={erase} onSend={(given) => erase.mutate(given)} />
    </Dialog>
  );
}
