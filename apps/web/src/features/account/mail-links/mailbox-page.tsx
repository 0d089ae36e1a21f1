"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { Since } from "../../../components/layout/since.tsx";
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
  const outbox = useMailbox();
  const mails = outbox.data?.emails;
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={mails ? t("sub") : undefined} />
      {outbox.isPending && <Loading label={t("title")} height="200px" />}
      {outbox.isError && <ProblemAlert failure={outbox.error} />}
      {mails?.length === 0 && <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      {mails?.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </PageShell>
  );
}

function Mail({ mail: { to, subject, text, at } }: { readonly mail: CapturedEmail }) {
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
