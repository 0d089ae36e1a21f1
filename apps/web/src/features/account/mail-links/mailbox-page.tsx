"use client";

import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import type { CapturedEmail } from "../../../lib/api-client/types.ts";
import { useMailbox } from "../../../lib/queries/account/use-account.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { SectionHeading } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import styles from "./mailbox-page.module.css";

/** The e-mails that a server without SMTP would have sent. */
export function MailboxPage() {
  const t = useTranslations("account.devMailbox");
  const mailbox = useMailbox();
  const emails = mailbox.data?.emails;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={emails ? t("sub") : undefined} />
      {mailbox.isPending && <Loading label={t("title")} height="200px" />}
      {mailbox.isError && <ProblemAlert failure={mailbox.error} />}
      {emails?.length === 0 && <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      {emails?.map((email) => (
        <Email key={email.id} email={email} />
      ))}
    </PageShell>
  );
}

function Email({ email: { to, subject, text, at } }: { readonly email: CapturedEmail }) {
  const t = useTranslations("account.devMailbox");
  return (
    <article>
      <SectionHeading aside={<Since instant={at} />}>{subject}</SectionHeading>
      <Text as="p" muted small>
        {t("to", { address: to })}
      </Text>
      <p className={styles.email}>
        {text.split(/(https?:\/\/\S+)/).map((part, place) =>
          place % 2 === 1 ? (
            <a key={part} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </article>
  );
}
