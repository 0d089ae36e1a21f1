"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { useBytes } from "../../../components/figures/use-bytes.ts";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { DescriptionList } from "../../../ui/lists/description-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { AdminTable } from "../layout/admin-table.tsx";
import { Columns } from "../layout/columns.tsx";
import { ShownTogether } from "../layout/shown-together.tsx";
import { DemoSection } from "./demo-section.tsx";
import { FailedDeliveriesSection } from "./failed-deliveries-section.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { MaintenanceSection } from "./maintenance-section.tsx";
import { MetricsSection } from "./metrics-section.tsx";
import styles from "./system-page.module.css";

type State = components["schemas"]["SystemState"];

const lookMs = 5_000;

/** The state of the server, and maintenance. */
export function AdminSystemPage() {
  const t = useTranslations("admin.system");
  return (
    <AdminShell title={t("title")} sub={t("sub")} requiredRole="administrator">
      <ShownTogether label={t("title")}>
        <SystemNow />
        <MetricsSection />
        <FailedDeliveriesSection />
        <JobsSection />
        <MaintenanceSection />
        <DemoSection />
      </ShownTogether>
    </AdminShell>
  );
}

function SystemNow() {
  const t = useTranslations("admin.system");
  const system = useAdminQuery(["system"], adminRequests.system, lookMs);
  if (system.isPending) return <Loading label={t("title")} height="30vh" />;
  if (system.isError) return <ProblemAlert failure={system.error} />;
  return (
    <>
      <House state={system.data} />
      <Columns>
        <Queues queues={system.data.queues} />
        <Projections projections={system.data.projections} />
      </Columns>
      <DatabaseSize database={system.data.database} />
    </>
  );
}

function House({ state: { version, startedAt, streams, connections, memoryBytes } }: { readonly state: State }) {
  const t = useTranslations("admin.system");
  const bytes = useBytes();
  return (
    <Section title={t("process")}>
      <DescriptionList className={styles.facts}>
        <dt>{t("version")}</dt>
        <dd>{version}</dd>
        <dt>{t("started")}</dt>
        <dd>
          <Since instant={startedAt} />
        </dd>
        <dt>{t("streams")}</dt>
        <dd>{streams}</dd>
        <dt>{t("connections")}</dt>
        <dd>{t("connectionsOf", { busy: connections.total - connections.idle, total: connections.total })}</dd>
        <dt>{t("memory")}</dt>
        <dd>{bytes(memoryBytes)}</dd>
      </DescriptionList>
    </Section>
  );
}

function Queues({ queues }: Pick<State, "queues">) {
  const t = useTranslations("admin.system");
  return (
    <Section title={t("queues")}>
      <AdminTable
        caption={t("queues")}
        columns={[t("task"), t("waiting"), t("later"), t("running"), t("failing"), t("givenUp")]}
        rows={queues.map(({ task, waiting, later, running, failing, givenUp }) => ({
          key: task,
          head: task,
          cells: [waiting, later, running, failing, givenUp],
        }))}
      />
      {queues.length === 0 && (
        <Text as="p" muted>
          {t("allDone")}
        </Text>
      )}
    </Section>
  );
}

function Projections({ projections }: Pick<State, "projections">) {
  const t = useTranslations("admin.system");
  return (
    <Section title={t("projections")}>
      <AdminTable
        caption={t("projections")}
        columns={[t("projection"), t("behind"), t("oldest")]}
        rows={projections.map(({ name, behind, since }) => ({
          key: name,
          head: t(`projectionNames.${name}`),
          cells: [behind, since === null ? "–" : <Since key="since" instant={since} />],
        }))}
      />
    </Section>
  );
}

function DatabaseSize({ database }: Pick<State, "database">) {
  const t = useTranslations("admin.system");
  const format = useFormatter();
  const bytes = useBytes();
  return (
    <Section title={t("database")} aside={bytes(database.bytes)}>
      <details>
        <summary>{t("byTable")}</summary>
        <AdminTable
          caption={t("byTable")}
          columns={[t("table"), t("size"), t("rows")]}
          rows={database.tables.map((table) => ({
            key: table.table,
            head: table.table,
            cells: [bytes(table.bytes), format.number(table.rows)],
          }))}
        />
      </details>
    </Section>
  );
}
