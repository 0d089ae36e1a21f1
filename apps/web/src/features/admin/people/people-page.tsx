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

type Line = components["schemas"]["PersonLine"];

/** Everybody who has a name here. */
export function AdminPeoplePage() {
  const say = useTranslations("desk.people");
  return (
    <AdminShell title={say("title")} sub={say("sub")} keeper="moderator">
      <People />
    </AdminShell>
  );
}

function People() {
  const say = useTranslations("desk.people");
  const address = useListingParams();
  const people = useAtDesk(["people", address.asked], () => deskRequests.people(address.asked));
  const columns: readonly ListingColumn<Line>[] = [
    {
      key: "name",
      label: say("name"),
      sort: "name",
      cell: ({ account, name, kind, nameKind }) => (
        <>
          <Link href={`/desk/people/${account}`}>{name}</Link>
          <NameMark kind={kind === "guest" ? null : nameKind} />
        </>
      ),
    },
    { key: "kind", label: say("kind"), cell: ({ kind }) => say(`kinds.${kind}`) },
    { key: "since", label: say("since"), sort: "since", cell: ({ since }) => <Since instant={since} /> },
    {
      key: "seen",
      label: say("seen"),
      sort: "seen",
      cell: ({ seenAt }) => (seenAt === null ? "–" : <Since instant={seenAt} />),
    },
    { key: "games", label: say("games"), cell: ({ games }) => games },
    { key: "reports", label: say("reports"), sort: "reports", cell: ({ reports }) => reports },
    {
      key: "sanctions",
      label: say("sanctions"),
      cell: ({ sanctions }) => sanctions.map((kind) => say(`sanctionKinds.${kind}`)).join(", ") || "–",
    },
    {
      key: "roles",
      label: say("roles"),
      cell: ({ roles }) => roles.map((role) => say(`roleNames.${role}`)).join(", ") || "–",
    },
  ];
  return (
    <>
      <Filters address={address}>
        <FilterSelect
          address={address}
          name="kind"
          label={say("kind")}
          choices={(["guest", "member"] as const).map((kind) => [kind, say(`kinds.${kind}`)])}
        />
        <FilterSelect
          address={address}
          name="sanctioned"
          label={say("sanctions")}
          choices={[["true", say("sanctioned")]]}
        />
      </Filters>
      {people.isPending && <Loading label={say("title")} height="40vh" />}
      {people.isError && <ProblemNotice failure={people.error} />}
      {people.data && (
        <Listing
          caption={say("title")}
          columns={columns}
          rows={people.data.people}
          keyOf={({ account }) => account}
          total={people.data.total}
          address={address}
          defaultSort="-since"
          csv="/v1/desk/people.csv"
        />
      )}
    </>
  );
}
