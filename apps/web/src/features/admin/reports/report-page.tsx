"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation, useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { ReasonDialog } from "../parts/reason-dialog.tsx";
import styles from "./report-page.module.css";

type Report = Awaited<ReturnType<typeof adminRequests.report>>;

/** A report with the reported messages, and the decision about it. */
export function AdminReportPage({ report }: { readonly report: string }) {
  const t = useTranslations("admin.reports");
  const found = useAdminQuery(["report", report], () => adminRequests.report(report));
  const shown = found.data;
  const name = shown?.accused.name ?? t("deletedAccount");
  return (
    <AdminShell title={t("about", { name })} sub={shown?.gameName} requiredRole="moderator">
      {found.isPending && <Loading label={t("title")} height="40vh" />}
      {found.isError && <ProblemAlert failure={found.error} />}
      {shown && (
        <>
          <p>
            {t.rich("line", {
              who: () => (
                <>
                  <b>{shown.reporter.name ?? t("deletedAccount")}</b>
                  <NameMark kind={shown.reporter.nameKind} />
                </>
              ),
              reason: shown.reason,
            })}{" "}
            <Since instant={shown.at} />
          </p>
          <Excerpt report={shown} />
          {shown.resolution === null ? (
            <ResolveActions id={report} report={shown} />
          ) : (
            <Alert kind="success" title={t(shown.resolution.verdict)}>
              <p>{shown.resolution.reason}</p>
            </Alert>
          )}
        </>
      )}
    </AdminShell>
  );
}

/** The reported message and those around it. */
function Excerpt({ report }: { readonly report: Report }) {
  const t = useTranslations("admin.reports");
  return (
    <Section title={t("excerpt")} aside={t("excerptNote")}>
      <ol className={styles.excerpt}>
        {report.excerpt.map(({ number, name: author, nameKind, text, at }) => (
          <li key={number} aria-current={number === report.number ? "true" : undefined}>
            <b>{author}</b>
            <NameMark kind={nameKind} /> {text ?? t("deletedMessage")}{" "}
            <Text as="small" muted>
              <Since instant={at} />
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ResolveActions({ id, report: { accused } }: { readonly id: string; readonly report: Report }) {
  const t = useTranslations("admin.reports");
  const resolve = useAdminMutation(({ verdict, reason }: { verdict: "upheld" | "dismissed"; reason: string }) =>
    adminRequests.resolveReport(id, { verdict, reason }),
  );
  const name = accused.name ?? t("deletedAccount");
  return (
    <ActionRow>
      {(["upheld", "dismissed"] as const).map((verdict) => (
        <ReasonDialog
          key={verdict}
          action={t(`resolve.${verdict}`)}
          title={t("about", { name })}
          text={t(`resolveText.${verdict}`)}
          onConfirm={(reason) => resolve.mutateAsync({ verdict, reason })}
        />
      ))}
      <Link href={`/admin/people/${accused.account}`}>{t("toAccount", { name })}</Link>
    </ActionRow>
  );
}
