"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { Since } from "../../../components/layout/since.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import { deskRequests } from "../../../lib/api-client/desk-requests.ts";
import { useAtDesk, useDeed } from "../../../lib/queries/use-desk.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/section.tsx";
import { Text } from "../../../ui/text.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { ReasonDialog } from "../layout/reason-dialog.tsx";

/** One report with what was said, and what becomes of it. */
export function AdminReportPage({ report }: { readonly report: string }) {
  const t = useTranslations("desk.reports");
  const found = useAtDesk(["report", report], () => deskRequests.report(report));
  const settle = useDeed(({ verdict, reason }: { verdict: "upheld" | "dismissed"; reason: string }) =>
    deskRequests.settle(report, { verdict, reason }),
  );
  const shown = found.data;
  const name = shown?.accused.name ?? t("gone");
  return (
    <AdminShell title={t("about", { name })} sub={shown?.gameName} keeper="moderator">
      {found.isPending && <Loading label={t("title")} height="40vh" />}
      {found.isError && <ProblemNotice failure={found.error} />}
      {shown && (
        <>
          <p>
            <b>{shown.reporter.name ?? t("gone")}</b>
            <NameMark kind={shown.reporter.nameKind} />: {shown.reason} <Since instant={shown.at} />
          </p>
          <Section title={t("excerpt")} aside={t("excerptAside")}>
            <ol className="excerpt">
              {shown.excerpt.map(({ number, name: author, nameKind, text, at }) => (
                <li key={number} aria-current={number === shown.number ? "true" : undefined}>
                  <b>{author}</b>
                  <NameMark kind={nameKind} /> {text ?? t("erased")}{" "}
                  <Text as="small" muted>
                    <Since instant={at} />
                  </Text>
                </li>
              ))}
            </ol>
          </Section>
          {shown.settlement === null ? (
            <div className="deeds">
              {(["upheld", "dismissed"] as const).map((verdict) => (
                <ReasonDialog
                  key={verdict}
                  deed={t(`settle.${verdict}`)}
                  title={t("about", { name })}
                  text={t(`settleText.${verdict}`)}
                  onRule={(reason) => settle.mutateAsync({ verdict, reason })}
                />
              ))}
              <Link href={`/desk/people/${shown.accused.account}`}>{t("measures", { name })}</Link>
            </div>
          ) : (
            <Notice kind="good" title={t(shown.settlement.verdict)}>
              <p>{shown.settlement.reason}</p>
            </Alert>
          )}
        </>
      )}
    </AdminShell>
  );
}
