"use client";

import { useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { Since } from "../../../components/layout/since.tsx";
import type { KeptMail } from "../../../lib/api-client/types.ts";
import { useOutbox } from "../../../lib/queries/use-account.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { SectionHeading } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Title } from "../../../ui/typography/title.tsx";
import styles from "./mailbox-page.module.css";

/** The e-mails that a server without SMTP would have sent. */
export function MailboxPage() {
  const t = useTranslations("account.devMailbox");
  const outbox = useOutbox();
  const mails = outbox.data?.emails;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={mails ? t("sub") : undefined} />
      {outbox.isPending && <Loading label={t("title")} height="200px" />}
      {outbox.isError && <ProblemNotice failure={outbox.error} />}
      {mails?.length === 0 && <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      {mails?.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </PageShell>
  );
}

function Mail({ mail: { to, subject, text, at } }: { readonly mail: KeptMail }) {
  const t = useTranslations("account.devMailbox");
  return (
    <article>
      <SectionHeading aside={<Since instant={at} />}>{subject}</SectionHeading>
      <Text as="p" muted small>
        {t("to", { address: to })}
      </Text>
      <p className={styles.mail}>
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
