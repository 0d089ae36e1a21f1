"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { AdminTable } from "../layout/admin-table.tsx";
import { ModerationSection } from "./moderation-section.tsx";
import styles from "./person-page.module.css";
import { RolesSection } from "./roles-section.tsx";
import { SanctionHistory } from "./sanction-history.tsx";

export type Person = components["schemas"]["PersonDetails"];

/** What staff can see about an account. */
export function AdminPersonPage({ account }: { readonly account: string }) {
  const t = useTranslations("admin.person");
  const found = useAdminQuery(["person", account], () => adminRequests.person(account));
  const person = found.data;
  return (
    <AdminShell
      title={person?.name ?? t("title")}
      sub={<PersonLinks account={account} person={person} />}
      requiredRole="moderator"
    >
      {found.isPending && <Loading label={t("loading")} height="50vh" />}
      {found.isError && <ProblemAlert failure={found.error} />}
      {person && (
        <>
          <ModerationSection person={person} />
          <SanctionHistory person={person} />
          <Signals person={person} />
          <Sessions person={person} />
          <RecentGames person={person} />
          <RolesSection person={person} />
        </>
      )}
    </AdminShell>
  );
}

function PersonLinks({ account, person }: { readonly account: string; readonly person: Person | undefined }) {
  const t = useTranslations("admin.person");
  return (
    <>
      <Link href={`/players/${account}`}>{t("page")}</Link> ·{" "}
      <Link href={`/admin/reports?accused=${account}`}>{t("reports")}</Link> ·{" "}
      <Link href={`/admin/audit?about=${account}`}>{t("audit")}</Link>
      <NameMark kind={person?.nameKind ?? null} />
    </>
  );
}

type Props = { readonly person: Person };

function Signals({ person: { signals } }: Props) {
  const t = useTranslations("admin.person");
  return (
    <Section title={t("signals")} aside={t("signalsNote")}>
      {signals.length === 0 ? (
        <EmptyState title={t("noSignals")} />
      ) : (
        <AdminTable
          caption={t("signals")}
          columns={[t("account"), t("agents"), t("networks"), t("gamesTogether"), t("seen")]}
          rows={signals.map(({ account, name, nameKind, agents, networks, gamesTogether, lastSeenAt }) => ({
            key: account,
            head: (
              <>
                <Link href={`/admin/people/${account}`}>{name}</Link>
                <NameMark kind={nameKind} />
              </>
            ),
            cells: [agents, networks, gamesTogether, <Since key="seen" instant={lastSeenAt} />],
          }))}
        />
      )}
    </Section>
  );
}

function Sessions({ person: { sessions, passkeys } }: Props) {
  const t = useTranslations("admin.person");
  return (
    <Section title={t("sessions")} aside={t("passkeys", { count: passkeys })}>
      {sessions.length === 0 ? (
        <EmptyState title={t("noSessions")} />
      ) : (
        <AdminTable
          caption={t("sessions")}
          columns={[t("agent"), t("network"), t("since"), t("seen")]}
          rows={sessions.map(({ id, agent, network, since, lastSeenAt }) => ({
            key: id,
            head: <span className={styles.agent}>{agent ?? "–"}</span>,
            cells: [network ?? "–", <Since key="since" instant={since} />, <Since key="seen" instant={lastSeenAt} />],
          }))}
        />
      )}
    </Section>
  );
}

function RecentGames({ person: { recentGames, account } }: Props) {
  const t = useTranslations("admin.person");
  if (recentGames.length === 0) return null;
  return (
    <Section title={t("games")} aside={<Link href={`/admin/games?player=${account}`}>{t("allGames")}</Link>}>
      <ul>
        {recentGames.map(({ id, name, state }) => (
          <li key={id}>
            <Link href={`/admin/games/${id}`}>{name}</Link>{" "}
            <Text as="small" muted>
              {t(`states.${state as "open"}`)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
