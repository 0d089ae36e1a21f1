"use client";

import Link from "next/link";
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

type Line = components["schemas"]["FailedDelivery"];

const channels = ["mail", "push", "webhook"] as const;
const states = ["failing", "failed"] as const;

/** Notifications that failed, and a button to retry each. */
export function FailedDeliveriesSection() {
  const t = useTranslations("admin.deliveries");
  const params = useListingParams("deliveries");
  const failed = useAdminQuery(["deliveries", params.asked], () => adminRequests.failedDeliveries(params.asked));
  const columns: readonly ListingColumn<Line>[] = [
    { key: "channel", label: t("channel"), sort: "channel", cell: ({ channel }) => t(`channels.${channel}`) },
    { key: "kind", label: t("kind"), cell: ({ kind }) => <code>{kind}</code> },
    { key: "whose", label: t("recipient"), sort: "name", cell: (line) => <Recipient line={line} /> },
    { key: "state", label: t("state"), cell: ({ state }) => t(`states.${state}`) },
    { key: "attempts", label: t("attempts"), sort: "attempts", cell: ({ attempts }) => attempts },
    { key: "at", label: t("at"), sort: "at", cell: ({ at }) => <Since instant={at} /> },
    { key: "next", label: t("next"), cell: ({ nextAt }) => (nextAt === null ? "–" : <Since instant={nextAt} />) },
    { key: "error", label: t("error"), cell: (line) => <LongText isNarrow>{errorOf(line)}</LongText> },
    { key: "retry", label: t("retry"), cell: (line) => <Retry line={line} /> },
  ];
  return (
    <Section title={t("title")} aside={t("note")}>
      <Filters params={params}>
        <FilterSelect
          params={params}
          name="channel"
          label={t("channel")}
          choices={channels.map((channel) => [channel, t(`channels.${channel}`)])}
        />
        <FilterSelect
          params={params}
          name="state"
          label={t("state")}
          choices={states.map((state) => [state, t(`states.${state}`)])}
        />
      </Filters>
      {failed.isError && <ProblemAlert failure={failed.error} />}
      {failed.data && (
        <Listing
          caption={t("title")}
          columns={columns}
          rows={failed.data.deliveries}
          keyOf={({ channel, id }) => `${channel} ${id}`}
          total={failed.data.total}
          params={params}
          defaultSort="-at"
          csv="/v1/admin/deliveries.csv"
        />
      )}
    </Section>
  );
}

function Recipient({ line: { account, name } }: { readonly line: Line }) {
  if (account === null) return "–";
  return <Link href={`/admin/people/${account}`}>{name ?? account}</Link>;
}

/** An error code of ours, or the answer of a mail server. */
function errorOf({ error, status }: Line): string {
  return [error, status].filter((part) => part !== null).join(" ") || "–";
}

function Retry({ line: { channel, id, kind } }: { readonly line: Line }) {
  const t = useTranslations("admin.deliveries");
  const retry = useAdminMutation((reason: string) => adminRequests.retryDelivery(channel, id, reason));
  return (
    <ReasonDialog
      action={t("retry")}
      title={t("retryTitle", { channel: t(`channels.${channel}`), kind })}
      text={t("retryText")}
      onConfirm={(reason) => retry.mutateAsync(reason)}
    />
  );
}
