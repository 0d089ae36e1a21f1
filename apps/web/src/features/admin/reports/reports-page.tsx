"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { FilterSelect, Filters } from "../listing/filters.tsx";
import { Listing, type ListingColumn } from "../listing/listing.tsx";
import { type ListingParams, useListingParams } from "../listing/use-listing-params.ts";

type Line = components["schemas"]["ReportLine"];

/** Reports of players, the oldest first. */
export function AdminReportsPage() {
  const t = useTranslations("admin.reports");
  return (
    <AdminShell title={t("title")} sub={t("sub")} requiredRole="moderator">
      <Reports />
    </AdminShell>
  );
}

function Reports() {
  const t = useTranslations("admin.reports");
  const params = useListingParams();
  const reports = useAdminQuery(["reports", params.asked], () => adminRequests.reports(params.asked));
  const columns = useColumns();
  return (
    <>
      <ReportFilters params={params} />
      {reports.isPending && <Loading label={t("title")} height="40vh" />}
      {reports.isError && <ProblemAlert failure={reports.error} />}
      {reports.data && (
        <Listing
          caption={t("title")}
          columns={columns}
          rows={reports.data.reports}
          keyOf={({ id }) => id}
          total={reports.data.total}
          params={params}
          defaultSort="at"
          csv="/v1/admin/reports.csv"
        />
      )}
    </>
  );
}

function ReportFilters({ params }: { readonly params: ListingParams }) {
  const t = useTranslations("admin.reports");
  return (
    <Filters params={params}>
      <FilterSelect
        params={params}
        name="state"
        label={t("verdict")}
        choices={[
          ["open", t("open")],
          ["settled", t("resolved")],
        ]}
      />
    </Filters>
  );
}

function useColumns(): readonly ListingColumn<Line>[] {
  const t = useTranslations("admin.reports");
  return [
    { key: "accused", label: t("accused"), sort: "accused", cell: (line) => <AccusedCell line={line} /> },
    { key: "reason", label: t("reason"), cell: ({ reason }) => reason },
    { key: "reporter", label: t("reporter"), sort: "reporter", cell: (line) => <ReporterCell line={line} /> },
    { key: "game", label: t("game"), sort: "game", cell: ({ gameName }) => gameName ?? "–" },
    { key: "at", label: t("when"), sort: "at", cell: ({ at }) => <Since instant={at} /> },
    {
      key: "verdict",
      label: t("verdict"),
      cell: ({ resolution }) => t(resolution === null ? "open" : resolution.verdict),
    },
  ];
}

function AccusedCell({ line: { id, accused } }: { readonly line: Line }) {
  const t = useTranslations("admin.reports");
  return (
    <>
      <Link href={`/admin/reports/${id}`}>{accused.name ?? t("deletedAccount")}</Link>
      <NameMark kind={accused.nameKind} />
    </>
  );
}

function ReporterCell({ line: { reporter } }: { readonly line: Line }) {
  const t = useTranslations("admin.reports");
  return (
    <>
      {reporter.name ?? t("deletedAccount")}
      <NameMark kind={reporter.nameKind} />
    </>
  );
}
