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
  const say = useTranslations("desk.reports");
  const found = useAtDesk(["report", report], () => deskRequests.report(report));
  const settle = useDeed(({ verdict, reason }: { verdict: "upheld" | "dismissed"; reason: string }) =>
    deskRequests.settle(report, { verdict, reason }),
  );
  const shown = found.data;
  const name = shown?.accused.name ?? say("gone");
  return (
    <AdminShell title={say("about", { name })} sub={shown?.gameName} keeper="moderator">
      {found.isPending && <Loading label={say("title")} height="40vh" />}
      {found.isError && <ProblemNotice failure={found.error} />}
      {shown && (
        <>
          <p>
            <b>{shown.reporter.name ?? say("gone")}</b>
            <NameMark kind={shown.reporter.nameKind} />: {shown.reason} <Since instant={shown.at} />
          </p>
          <Section title={say("excerpt")} aside={say("excerptAside")}>
            <ol className="excerpt">
              {shown.excerpt.map(({ number, name: author, nameKind, text, at }) => (
                <li key={number} aria-current={number === shown.number ? "true" : undefined}>
                  <b>{author}</b>
                  <NameMark kind={nameKind} /> {text ?? say("erased")}{" "}
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
                  deed={say(`settle.${verdict}`)}
                  title={say("about", { name })}
                  text={say(`settleText.${verdict}`)}
                  onRule={(reason) => settle.mutateAsync({ verdict, reason })}
                />
              ))}
              <Link href={`/desk/people/${shown.accused.account}`}>{say("measures", { name })}</Link>
            </div>
          ) : (
            <Alert kind="success" title={say(shown.settlement.verdict)}>
              <p>{shown.settlement.reason}</p>
            </Alert>
          )}
        </>
      )}
    </AdminShell>
  );
}
