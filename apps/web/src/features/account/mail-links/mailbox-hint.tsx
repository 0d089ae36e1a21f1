"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { setupMarks } from "../../../lib/queries/setup-marks.ts";
import { useOutbox } from "../../../lib/queries/use-account.ts";

/** A link to the unsent e-mails, for browsers that may read them. */
export function MailboxHint() {
  const t = useTranslations("account.devMailbox");
  const outbox = useOutbox(setupMarks.readsMails());
  if (outbox.data === undefined) return null;
  return <p>{t.rich("hint", { link: (words) => <Link href="/dev/mailbox">{words}</Link> })}</p>;
}
