import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { MailboxPage } from "../../../features/account/mail-links/mailbox-page.tsx";
import { PageMessages } from "../../../i18n/page-messages.tsx";
import { canReadMailbox } from "../../../lib/api-client/can-read-mailbox.ts";

export async function generateMetadata() {
  return { title: (await getTranslations("account"))("devMailbox.title") };
}

/** Only for the browser that opened the setup link. */
export default async function MailboxRoute() {
  if (!(await canReadMailbox((await cookies()).get("seneschal-setup")?.value))) notFound();
  return (
    <PageMessages route="/dev/mailbox">
      <MailboxPage />
    </PageMessages>
  );
}
