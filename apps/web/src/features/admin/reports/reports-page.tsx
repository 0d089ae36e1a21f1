"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { Since } from "../../../components/layout/since.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import { deskRequests } from "../../../lib/api-client/desk-requests.ts";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { useAtDesk } from "../../../lib/queries/use-desk.ts";
import { Loading } from "../../../ui/loading.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { FilterSelect, Filters } from "../listing/filters.tsx";
import { Listing, type ListingColumn } from "../listing/listing.tsx";
import { useListingParams } from "../listing/use-listing-params.ts";

type Line = components["schemas"]["ReportLine"];

/** What players reported, the oldest first. */
export function AdminReportsPage() {
  const say = useTranslations("desk.reports");
  return (
    <AdminShell title={say("title")} sub={say("sub")} keeper="moderator">
      <Reports />
    </AdminShell>
  );
}

function Reports() {
  const say = useTranslations("desk.reports");
  const address = useListingParams();
  const reports = useAtDesk(["reports", address.asked], () => deskRequests.reports(address.asked));
  const columns: readonly ListingColumn<Line>[] = [
    {
      key: "accused",
      label: say("accused"),
      sort: "accused",
      cell: ({ id, accused }) => (
        <>
          <Link href={`/desk/reports/${id}`}>{accused.name ?? say("gone")}</Link>
          <NameMark kind={accused.nameKind} />
        </>
      ),
    },
    { key: "reason", label: say("reason"), cell: ({ reason }) => reason },
    {
      key: "reporter",
      label: say("reporter"),
      sort: "reporter",
      cell: ({ reporter }) => (
        <>
          {reporter.name ?? say("gone")}
          <NameMark kind={reporter.nameKind} />
        </>
      ),
    },
    { key: "game", label: say("game"), sort: "game", cell: ({ gameName }) => gameName ?? "–" },
    { key: "at", label: say("when"), sort: "at", cell: ({ at }) => <Since instant={at} /> },
    {
      key: "verdict",
      label: say("verdict"),
      cell: ({ settlement }) => say(settlement === null ? "open" : settlement.verdict),
    },
  ];
  return (
    <>
      <Filters address={address}>
        <FilterSelect
          address={address}
          name="state"
          label={say("verdict")}
          choices={[
            ["open", say("open")],
            ["settled", say("settled")],
          ]}
        />
      </Filters>
      {reports.isPending && <Loading label={say("title")} height="40vh" />}
      {reports.isError && <ProblemNotice failure={reports.error} />}
      {reports.data && (
        <Listing
          caption={say("title")}
          columns={columns}
          rows={reports.data.reports}
          keyOf={({ id }) => id}
          total={reports.data.total}
          address={address}
          defaultSort="at"
          csv="/v1/desk/reports.csv"
        />
      )}
    </>
  );
}
