"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { RulesetTitle } from "../../../components/games/ruleset-title.tsx";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation, useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { Filters } from "../listing/filters.tsx";
import { Listing, type ListingColumn } from "../listing/listing.tsx";
import { useListingParams } from "../listing/use-listing-params.ts";
import { ReasonDialog } from "../parts/reason-dialog.tsx";

type Line = components["schemas"]["AdminImport"];

/** The games of other servers that accounts imported, the newest first. */
export function AdminImportsPage() {
  const t = useTranslations("admin.imports");
  return (
    <AdminShell title={t("title")} sub={t("sub")} requiredRole="moderator">
      <Imports />
    </AdminShell>
  );
}

function Imports() {
  const t = useTranslations("admin.imports");
  const params = useListingParams();
  const found = useAdminQuery(["imports", params.asked], () => adminRequests.imports(params.asked));
  const columns = useColumns();
  return (
    <>
      <Filters params={params} />
      {found.isPending && <Loading label={t("title")} height="40vh" />}
      {found.isError && <ProblemAlert failure={found.error} />}
      {found.data && (
        <Listing
          caption={t("title")}
          columns={columns}
          rows={found.data.imports}
          keyOf={({ id }) => id}
          total={found.data.total}
          params={params}
        />
      )}
    </>
  );
}

function useColumns(): readonly ListingColumn<Line>[] {
  const t = useTranslations("admin.imports");
  return [
    {
      key: "name",
      label: t("name"),
      cell: ({ id, name }) => <Link href={`/imports/${id}`}>{name === "" ? t("nameless") : name}</Link>,
    },
    { key: "ruleset", label: t("ruleset"), cell: ({ ruleset }) => <RulesetTitle ruleset={ruleset} /> },
    { key: "origin", label: t("origin"), cell: ({ origin }) => origin ?? t("unknown") },
    { key: "importer", label: t("importer"), cell: (line) => <Importer line={line} /> },
    { key: "when", label: t("when"), cell: ({ importedAt }) => <Since instant={importedAt} /> },
    { key: "action", label: t("action"), cell: (line) => <Remove line={line} /> },
  ];
}

function Importer({ line: { importedBy } }: { readonly line: Line }) {
  const t = useTranslations("admin.imports");
  if (importedBy === null) return t("deletedAccount");
  return (
    <>
      <Link href={`/admin/people/${importedBy.account}`}>{importedBy.name ?? t("deletedAccount")}</Link>
      <NameMark kind={importedBy.nameKind} />
    </>
  );
}

function Remove({ line: { id, name } }: { readonly line: Line }) {
  const t = useTranslations("admin.imports");
  const remove = useAdminMutation((reason: string) => adminRequests.removeImport(id, reason));
  return (
    <ReasonDialog
      action={t("remove")}
      title={t("removeTitle", { name: name === "" ? t("nameless") : name })}
      text={t("removeText")}
      onConfirm={(reason) => remove.mutateAsync(reason)}
    />
  );
}
