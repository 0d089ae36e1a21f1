"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { setupStorage } from "../../../lib/queries/account/setup-storage.ts";
import { useMailbox } from "../../../lib/queries/account/use-account.ts";

/** A link to the unsent e-mails, for browsers that may read them. */
export function MailboxHint() {
  const t = useTranslations("account.devMailbox");
  const mailbox = useMailbox(setupStorage.canReadMailbox());
  if (mailbox.data === undefined) return null;
  return <p>{t.rich("hint", { link: (words) => <Link href="/dev/mailbox">{words}</Link> })}</p>;
}
