"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useOutbox } from "../../api/use-account.ts";

/** Where mails are that nobody can send, as far as the house shows them to this browser. */
export function OutboxHint() {
  const say = useTranslations("account.outbox");
  const outbox = useOutbox();
  if (!outbox.data?.mails) return null;
  return <p>{say.rich("hint", { link: (words) => <Link href="/outbox">{words}</Link> })}</p>;
}
