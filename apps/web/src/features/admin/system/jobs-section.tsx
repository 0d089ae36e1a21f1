"use client";

import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation, useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { FilterSelect, Filters } from "../listing/filters.tsx";
import { Listing, type ListingColumn } from "../listing/listing.tsx";
import { LongText } from "../listing/long-text.tsx";
import { useListingParams } from "../listing/use-listing-params.ts";
import { ReasonDialog } from "../parts/reason-dialog.tsx";

type Line = components["schemas"]["JobLine"];

const states = ["waiting", "running", "failing", "given-up"] as const;

/** Jobs that are not done, with a button to retry those that failed. */
export function JobsSection() {
  const t = useTranslations("admin.jobs");
  const params = useListingParams("jobs");
  const jobs = useAdminQuery(["jobs", params.asked], () => adminRequests.jobs(params.asked));
  const columns: readonly ListingColumn<Line>[] = [
    { key: "task", label: t("task"), sort: "task", cell: ({ task }) => task },
    { key: "state", label: t("state"), cell: ({ state }) => t(`states.${state}`) },
    {
      key: "attempts",
      label: t("attempts"),
      sort: "attempts",
      cell: ({ attempts, attemptsMax }) => t("attemptsOf", { attempts, attemptsMax }),
    },
    { key: "run", label: t("run"), sort: "run", cell: ({ runAt }) => <Since instant={runAt} /> },
    { key: "error", label: t("error"), cell: ({ error }) => <LongText isNarrow>{error ?? "–"}</LongText> },
    { key: "retry", label: t("retry"), cell: (job) => <Retry job={job} /> },
  ];
  return (
    <Section title={t("title")} aside={t("note")}>
      <Filters params={params}>
        <FilterSelect
          params={params}
          name="state"
          label={t("state")}
          choices={states.map((state) => [state, t(`states.${state}`)])}
        />
      </Filters>
      {jobs.isError && <ProblemAlert failure={jobs.error} />}
      {jobs.data && (
        <Listing
          caption={t("title")}
          columns={columns}
          rows={jobs.data.jobs}
          keyOf={({ id }) => id}
          total={jobs.data.total}
          params={params}
          defaultSort="-created"
          csv="/v1/admin/jobs.csv"
        />
      )}
    </Section>
  );
}

function Retry({ job: { id, task, state } }: { readonly job: Line }) {
  const t = useTranslations("admin.jobs");
  const retry = useAdminMutation((reason: string) => adminRequests.retryJob(id, reason));
  if (state !== "failing" && state !== "given-up") return "–";
  return (
    <ReasonDialog
      action={t("retry")}
      title={t("retryTitle", { task })}
      onConfirm={(reason) => retry.mutateAsync(reason)}
    />
  );
}
