import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { MailboxPage } from "../../../features/account/mail-links/mailbox-page.tsx";
import { readsOutbox } from "../../../lib/api-client/reads-outbox.ts";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("outbox.title") };
}

/** Only for the browser that opened the setup link. */
export default async function MailboxRoute() {
  if (!(await readsOutbox((await cookies()).get("seneschal-setup")?.value))) notFound();
  return <MailboxPage />;
}
