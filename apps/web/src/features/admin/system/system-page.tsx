"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { Since } from "../../../components/layout/since.tsx";
import { deskRequests } from "../../../lib/api-client/desk-requests.ts";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { useAtDesk } from "../../../lib/queries/use-desk.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Section } from "../../../ui/section.tsx";
import { Text } from "../../../ui/text.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { AdminTable } from "../layout/admin-table.tsx";
import { DemoSection } from "./demo-section.tsx";
import { FailedDeliveriesSection } from "./failed-deliveries-section.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { MaintenanceSection } from "./maintenance-section.tsx";
import { MetricsSection } from "./metrics-section.tsx";

type State = components["schemas"]["SystemState"];

const lookMs = 5_000;

/** How the house is, and what can be done about it. */
export function AdminSystemPage() {
  const say = useTranslations("desk.system");
  return (
    <AdminShell title={say("title")} sub={say("sub")} keeper="administrator">
      <SystemNow />
      <MetricsSection />
      <FailedDeliveriesSection />
      <JobsSection />
      <MaintenanceSection />
      <DemoSection />
    </AdminShell>
  );
}

function SystemNow() {
  const say = useTranslations("desk.system");
  const system = useAtDesk(["system"], deskRequests.system, lookMs);
  if (system.isPending) return <Loading label={say("title")} height="30vh" />;
  if (system.isError) return <ProblemNotice failure={system.error} />;
  return (
    <>
      <House state={system.data} />
      <div className="beside">
        <Queues queues={system.data.queues} />
        <Projections projections={system.data.projections} />
      </div>
      <DatabaseSize database={system.data.database} />
    </>
  );
}

function House({ state: { version, startedAt, streams, connections, memoryBytes } }: { readonly state: State }) {
  const say = useTranslations("desk.system");
  const bytes = useBytes();
  return (
    <Section title={say("house")}>
      <Facts>
        <dt>{say("version")}</dt>
        <dd>{version}</dd>
        <dt>{say("since")}</dt>
        <dd>
          <Since instant={startedAt} />
        </dd>
        <dt>{say("streams")}</dt>
        <dd>{streams}</dd>
        <dt>{say("connections")}</dt>
        <dd>{say("connectionsOf", { busy: connections.total - connections.idle, total: connections.total })}</dd>
        <dt>{say("memory")}</dt>
        <dd>{bytes(memoryBytes)}</dd>
      </Facts>
    </Section>
  );
}

function Queues({ queues }: Pick<State, "queues">) {
  const say = useTranslations("desk.system");
  return (
    <Section title={say("queues")}>
      <AdminTable
        caption={say("queues")}
        columns={[say("task"), say("waiting"), say("later"), say("running"), say("failing"), say("givenUp")]}
        rows={queues.map(({ task, waiting, later, running, failing, givenUp }) => ({
          key: task,
          head: task,
          cells: [waiting, later, running, failing, givenUp],
        }))}
      />
      {queues.length === 0 && (
        <Text as="p" muted>
          {say("allDone")}
        </Text>
      )}
    </Section>
  );
}

function Projections({ projections }: Pick<State, "projections">) {
  const say = useTranslations("desk.system");
  return (
    <Section title={say("projections")}>
      <AdminTable
        caption={say("projections")}
        columns={[say("projection"), say("behind"), say("oldest")]}
        rows={projections.map(({ name, behind, since }) => ({
          key: name,
          head: say(`projectionNames.${name}`),
          cells: [behind, since === null ? "–" : <Since key="since" instant={since} />],
        }))}
      />
    </Section>
  );
}

function DatabaseSize({ database }: Pick<State, "database">) {
  const say = useTranslations("desk.system");
  const format = useFormatter();
  const bytes = useBytes();
  return (
    <Section title={say("database")} aside={bytes(database.bytes)}>
      <details>
        <summary>{say("byTable")}</summary>
        <AdminTable
          caption={say("byTable")}
          columns={[say("table"), say("size"), say("rows")]}
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

/** Sizes in a unit that can be read. */
export function useBytes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const [unit, divisor] = bytes < 1e6 ? (["kilobyte", 1e3] as const) : (["megabyte", 1e6] as const);
    return format.number(bytes / divisor, { style: "unit", unit, maximumFractionDigits: 1 });
  };
}
