"use client";

import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import { AdminTable } from "../layout/admin-table.tsx";
import { Columns } from "../layout/columns.tsx";
import { useListingParams } from "../listing/use-listing-params.ts";
import { OptionRow } from "../parts/option-row.tsx";
import styles from "./metrics-section.module.css";

const MetricChart = dynamic(() => import("./metric-chart.tsx").then((module) => module.MetricChart), { ssr: false });

export type MetricSample = components["schemas"]["Metrics"]["samples"][number];

const spans = [1, 24, 168] as const;
const lookMs = 30_000;
const megabyte = 1e6;
const figures = [
  { name: "moves", of: (sample: MetricSample) => sample.movesPerSecond },
  { name: "requests", of: (sample: MetricSample) => sample.requestsPerSecond },
  { name: "median", of: (sample: MetricSample) => sample.latencyMedianMs },
  { name: "slow", of: (sample: MetricSample) => sample.latencyP95Ms },
  { name: "streams", of: (sample: MetricSample) => sample.streams },
  { name: "queued", of: (sample: MetricSample) => sample.queuedJobs },
  { name: "failing", of: (sample: MetricSample) => sample.failingJobs },
  { name: "database", of: (sample: MetricSample) => sample.databaseBytes / megabyte },
] as const;

/** Metrics over time, as charts and as a table. */
export function MetricsSection() {
  const t = useTranslations("admin.metrics");
  const params = useListingParams();
  const hours = spans.find((span) => String(span) === params.asked.hours) ?? 1;
  const found = useAdminQuery(["samples", hours], () => adminRequests.metrics(hours), lookMs);
  const samples = found.data?.samples ?? [];
  return (
    <Section title={t("title")}>
      <OptionRow>
        <VisuallyHidden as="legend">{t("span")}</VisuallyHidden>
        {spans.map((span) => (
          <OptionLabel key={span}>
            <input
              type="radio"
              name="hours"
              checked={span === hours}
              onChange={() => params.set({ hours: span === 1 ? undefined : String(span) })}
            />
            {t("hours", { hours: span })}
          </OptionLabel>
        ))}
      </OptionRow>
      {found.isError && <ProblemAlert failure={found.error} />}
      {found.data && samples.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      {samples.length > 0 && (
        <>
          <Columns>
            {figures.map(({ name, of }) => (
              <figure key={name}>
                <figcaption>{t(name)}</figcaption>
                <div className={styles.chart} role="img" aria-label={t("line", { what: t(name) })}>
                  <MetricChart points={samples.map((sample) => ({ at: Date.parse(sample.at), value: of(sample) }))} />
                </div>
              </figure>
            ))}
          </Columns>
          <SampleTable samples={samples} />
        </>
      )}
    </Section>
  );
}

function SampleTable({ samples }: { readonly samples: readonly MetricSample[] }) {
  const t = useTranslations("admin.metrics");
  const format = useFormatter();
  return (
    <details>
      <summary>{t("asTable")}</summary>
      <AdminTable
        caption={t("asTable")}
        columns={[t("at"), ...figures.map(({ name }) => t(name))]}
        rows={samples.toReversed().map((sample) => ({
          key: sample.at,
          head: format.dateTime(new Date(sample.at), { dateStyle: "medium", timeStyle: "short" }),
          cells: figures.map(({ of }) => format.number(of(sample), { maximumFractionDigits: 2 })),
        }))}
      />
    </details>
  );
}
