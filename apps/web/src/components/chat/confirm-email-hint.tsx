"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { FieldHint } from "../../ui/forms/field.tsx";

/** Where everyone reads, only accounts with a confirmed e-mail address can write: said before they write. */
export function ConfirmEmailHint({ id }: { readonly id?: string }) {
  const t = useTranslations("chat");
  return (
    <FieldHint id={id}>
      {t.rich("confirmEmail", { account: (words) => <Link href="/account">{words}</Link> })}
    </FieldHint>
  );
}
