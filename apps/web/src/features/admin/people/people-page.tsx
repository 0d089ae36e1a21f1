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

type Line = components["schemas"]["PersonLine"];

/** All accounts. */
export function AdminPeoplePage() {
  const t = useTranslations("admin.people");
  return (
    <AdminShell title={t("title")} sub={t("sub")} requiredRole="moderator">
      <People />
    </AdminShell>
  );
}

function People() {
  const t = useTranslations("admin.people");
  const params = useListingParams();
  const people = useAdminQuery(["people", params.asked], () => adminRequests.people(params.asked));
  const columns = useColumns();
  return (
    <>
      <PeopleFilters params={params} />
      {people.isPending && <Loading label={t("title")} height="40vh" />}
      {people.isError && <ProblemAlert failure={people.error} />}
      {people.data && (
        <Listing
          caption={t("title")}
          columns={columns}
          rows={people.data.people}
          keyOf={({ account }) => account}
          total={people.data.total}
          params={params}
          defaultSort="-since"
          csv="/v1/admin/people.csv"
        />
      )}
    </>
  );
}

function PeopleFilters({ params }: { readonly params: ListingParams }) {
  const t = useTranslations("admin.people");
  return (
    <Filters params={params}>
      <FilterSelect
        params={params}
        name="kind"
        label={t("kind")}
        choices={(["guest", "member", "bot"] as const).map((kind) => [kind, t(`kinds.${kind}`)])}
      />
      <FilterSelect params={params} name="sanctioned" label={t("sanctions")} choices={[["true", t("sanctioned")]]} />
    </Filters>
  );
}

function useColumns(): readonly ListingColumn<Line>[] {
  const t = useTranslations("admin.people");
  return [
    { key: "name", label: t("name"), sort: "name", cell: (line) => <PersonLink line={line} /> },
    { key: "kind", label: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: "since", label: t("since"), sort: "since", cell: ({ since }) => <Since instant={since} /> },
    {
      key: "seen",
      label: t("seen"),
      sort: "seen",
      cell: ({ seenAt }) => (seenAt === null ? "–" : <Since instant={seenAt} />),
    },
    { key: "games", label: t("games"), cell: ({ games }) => games },
    { key: "reports", label: t("reports"), sort: "reports", cell: ({ reports }) => reports },
    {
      key: "sanctions",
      label: t("sanctions"),
      cell: ({ sanctions }) => sanctions.map((kind) => t(`sanctionKinds.${kind}`)).join(", ") || "–",
    },
    {
      key: "roles",
      label: t("roles"),
      cell: ({ roles }) => roles.map((role) => t(`roleNames.${role}`)).join(", ") || "–",
    },
  ];
}

function PersonLink({ line: { account, name, kind, nameKind } }: { readonly line: Line }) {
  return (
    <>
      <Link href={`/admin/people/${account}`}>{name}</Link>
      <NameMark kind={kind === "member" ? nameKind : null} />
    </>
  );
}
