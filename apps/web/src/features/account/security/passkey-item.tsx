"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmRemoval } from "../../../components/account/confirm-removal.tsx";
import { ShortForm } from "../../../components/account/short-form.tsx";
import { Since } from "../../../components/clocks/since.tsx";
import type { Passkey } from "../../../lib/api-client/types.ts";
import { useRemovePasskey, useRenamePasskey } from "../../../lib/queries/account/use-passkeys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { InlineButtons } from "../../../ui/buttons/inline-buttons.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { usePasskeyNameField } from "./use-passkey-name-field.ts";

type Open = "rename" | "remove" | undefined;

/** A passkey: when it was used last, and how to rename or remove it. */
export function PasskeyItem({ passkey }: { readonly passkey: Passkey }) {
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const t = useTranslations("account.passkeys");
  const [open, setOpen] = useState<Open>();
  return (
    <li>
      <span>
        <b>{name}</b>{" "}
        <Text muted small>
          {lastUsedAt === null
            ? t.rich("unused", { when: () => <Since instant={createdAt} /> })
            : t.rich("used", { when: () => <Since instant={lastUsedAt} /> })}
          {isSynced && ` · ${t("synced")}`}
        </Text>
      </span>
      {open === undefined && (
        <InlineButtons>
          <Button onClick={() => setOpen("rename")} aria-label={t("renameNamed", { name })}>
            {t("rename")}
          </Button>
          <Button onClick={() => setOpen("remove")} aria-label={t("removeNamed", { name })}>
            {t("remove")}
          </Button>
        </InlineButtons>
      )}
      {open === "rename" && <RenameForm passkey={passkey} onDone={() => setOpen(undefined)} />}
      {open === "remove" && <RemoveButton passkey={passkey} onKeep={() => setOpen(undefined)} />}
    </li>
  );
}

function RenameForm({ passkey: { id }, onDone }: { readonly passkey: Passkey; onDone(): void }) {
  const t = useTranslations("account.passkeys");
  const nameField = usePasskeyNameField();
  const rename = useRenamePasskey();
  return (
    <ShortForm
      fields={[nameField()]}
      submitLabel={t("rename")}
      mutation={rename}
      onSend={({ name }) => rename.mutate({ passkey: id, name }, { onSuccess: onDone })}
    />
  );
}

/** It signs out other sessions, so it asks first. */
function RemoveButton({ passkey: { id }, onKeep }: { readonly passkey: Passkey; onKeep(): void }) {
  const t = useTranslations("account.passkeys");
  const remove = useRemovePasskey();
  return (
    <ConfirmRemoval
      text={t("removeText")}
      confirm={t("removeNow")}
      cancel={t("cancel")}
      removal={remove}
      onConfirm={() => remove.mutate(id)}
      onCancel={onKeep}
    />
  );
}
