"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useAdminMutation, useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { ActionRow } from "../layout/action-row.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { FilterSelect, Filters } from "../listing/filters.tsx";
import { Listing, type ListingColumn } from "../listing/listing.tsx";
import { LongText } from "../listing/long-text.tsx";
import { useListingParams } from "../listing/use-listing-params.ts";
import styles from "./audit-page.module.css";
import { serverReasonOf } from "./server-reason.ts";

type Entry = components["schemas"]["AuditEntry"];

/** What staff did, and whether the log of it was tampered with. */
export function AuditPage() {
  const t = useTranslations("admin.audit");
  return (
    <AdminShell title={t("title")} sub={t("sub")}>
      <Verification />
      <Entries />
    </AdminShell>
  );
}

function Verification() {
  const t = useTranslations("admin.audit");
  const verify = useAdminMutation(() => adminRequests.verifyAudit());
  return (
    <>
      <ActionRow as="p">
        <Button disabled={verify.isPending} onClick={() => verify.mutate(undefined)}>
          {t("verify")}
        </Button>
        <a href="/v1/admin/audit.jsonl" download>
          {t("export")}
        </a>
      </ActionRow>
      {verify.isError && <ProblemAlert failure={verify.error} />}
      {verify.data?.isSound === true && (
        <Alert kind="success" title={t("sound", { entries: verify.data.entries })}>
          <p>
            {t("head")} <code className={styles.digest}>{verify.data.head ?? "–"}</code>
          </p>
        </Alert>
      )}
      {verify.data?.isSound === false && (
        <Alert kind="error" title={t("unsound", { number: verify.data.fault ?? 0 })} />
      )}
    </>
  );
}

const subjects = ["game", "account", "report", "tournament", "import", "study", "house"] as const;

function Entries() {
  const t = useTranslations("admin.audit");
  const params = useListingParams();
  const audit = useAdminQuery(["audit", params.asked], () => adminRequests.audit(params.asked));
  const columns: readonly ListingColumn<Entry>[] = [
    { key: "number", label: t("number"), sort: "number", cell: ({ number }) => number },
    { key: "when", label: t("when"), cell: ({ at }) => <Instant at={at} /> },
    { key: "who", label: t("who"), cell: (entry) => <Actor {...entry} /> },
    { key: "operation", label: t("operation"), cell: ({ operation }) => <Operation name={operation} /> },
    { key: "subject", label: t("subject"), cell: ({ subject }) => <Subject {...subject} /> },
    { key: "reason", label: t("reason"), cell: (entry) => <Reason {...entry} /> },
  ];
  return (
    <>
      <Filters params={params}>
        <FilterSelect
          params={params}
          name="subject"
          label={t("subject")}
          choices={subjects.map((kind) => [kind, t(`subjects.${kind}`)])}
        />
      </Filters>
      {audit.isPending && <Loading label={t("title")} height="40vh" />}
      {audit.isError && <ProblemAlert failure={audit.error} />}
      {audit.data && (
        <Listing
          caption={t("title")}
          columns={columns}
          isStacked
          rows={audit.data.entries}
          keyOf={({ number }) => String(number)}
          total={audit.data.total}
          params={params}
          defaultSort="-number"
          csv="/v1/admin/audit.csv"
        />
      )}
    </>
  );
}

/** To the minute: a relative time would not help in a log. */
function Instant({ at }: Pick<Entry, "at">) {
  const format = useFormatter();
  return <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}</time>;
}

/** Reasons are in the words of staff; those that the server writes are translated. */
function Reason({ role, reason }: Pick<Entry, "role" | "reason">) {
  const t = useTranslations("admin.audit");
  const known = serverReasonOf({ role, reason });
  return <LongText isNarrow>{known === undefined ? reason : t(`reasons.${known}`)}</LongText>;
}

/** The name and role of a staff member; with the setup link or on the command line there is no name. */
function Actor({ actorName, role, reason }: Pick<Entry, "actorName" | "role" | "reason">) {
  const t = useTranslations("admin.audit");
  const said = serverReasonOf({ role, reason }) === "setupLink" ? t("setupLink") : t(`roles.${role}`);
  return actorName === null ? said : `${actorName} (${said})`;
}

/** The operation in words, or its API name if there is no message for it yet. */
function Operation({ name }: { readonly name: string }) {
  const t = useTranslations("admin.audit");
  const key = `operations.${name}` as "operations.appoint";
  return t.has(key) ? t(key) : <code>{name}</code>;
}

function Subject({ kind, id, name }: Entry["subject"]) {
  const t = useTranslations("admin.audit");
  if (kind === "house") return t("subjects.house");
  // Staff only remove imports, and what was removed has no page.
  if (kind === "import") return name || t("subjects.import");
  if (kind === "study") return t("subjects.study");
  const pages = {
    game: "/admin/games",
    account: "/admin/people",
    report: "/admin/reports",
    tournament: "/tournaments",
  } as const;
  return <Link href={`${pages[kind]}/${id}`}>{name ?? t(`subjects.${kind}`)}</Link>;
}
