"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { ProblemNotice } from "../../../components/errors/problem-notice.tsx";
import { Since } from "../../../components/layout/since.tsx";
import { deskRequests } from "../../../lib/api-client/desk-requests.ts";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { useAtDesk, useDeed } from "../../../lib/queries/use-desk.ts";
import { Section } from "../../../ui/section.tsx";
import { ReasonDialog } from "../layout/reason-dialog.tsx";
import { FilterSelect, Filters } from "../listing/filters.tsx";
import { Listing, type ListingColumn } from "../listing/listing.tsx";
import { useListingParams } from "../listing/use-listing-params.ts";

type Line = components["schemas"]["FailedDelivery"];

const channels = ["mail", "push", "webhook"] as const;
const states = ["failing", "failed"] as const;

/** What went out to somebody and did not arrive, and a way to try it again. */
export function FailedDeliveriesSection() {
  const say = useTranslations("desk.deliveries");
  const address = useListingParams("deliveries");
  const failed = useAtDesk(["deliveries", address.asked], () => deskRequests.failedDeliveries(address.asked));
  const columns: readonly ListingColumn<Line>[] = [
    { key: "channel", label: say("channel"), sort: "channel", cell: ({ channel }) => say(`channels.${channel}`) },
    { key: "kind", label: say("kind"), cell: ({ kind }) => <code>{kind}</code> },
    { key: "whose", label: say("whose"), sort: "name", cell: (line) => <Whose line={line} /> },
    { key: "state", label: say("state"), cell: ({ state }) => say(`states.${state}`) },
    { key: "tries", label: say("tries"), sort: "tries", cell: ({ tries }) => tries },
    { key: "at", label: say("at"), sort: "at", cell: ({ at }) => <Since instant={at} /> },
    { key: "next", label: say("next"), cell: ({ nextAt }) => (nextAt === null ? "–" : <Since instant={nextAt} />) },
    { key: "error", label: say("error"), cell: (line) => <span className="reason">{errorOf(line)}</span> },
    { key: "retry", label: say("retry"), cell: (line) => <Retry line={line} /> },
  ];
  return (
    <Section title={say("title")} aside={say("aside")}>
      <Filters address={address}>
        <FilterSelect
          address={address}
          name="channel"
          label={say("channel")}
          choices={channels.map((channel) => [channel, say(`channels.${channel}`)])}
        />
        <FilterSelect
          address={address}
          name="state"
          label={say("state")}
          choices={states.map((state) => [state, say(`states.${state}`)])}
        />
      </Filters>
      {failed.isError && <ProblemNotice failure={failed.error} />}
      {failed.data && (
        <Listing
          caption={say("title")}
          columns={columns}
          rows={failed.data.deliveries}
          keyOf={({ channel, id }) => `${channel} ${id}`}
          total={failed.data.total}
          address={address}
          defaultSort="-at"
          csv="/v1/desk/deliveries.csv"
        />
      )}
    </Section>
  );
}

function Whose({ line: { account, name } }: { readonly line: Line }) {
  if (account === null) return "–";
  return <Link href={`/desk/people/${account}`}>{name ?? account}</Link>;
}

/** A word of the house, or what a mail server said. */
function errorOf({ error, status }: Line): string {
  return [error, status].filter((part) => part !== null).join(" ") || "–";
}

function Retry({ line: { channel, id, kind } }: { readonly line: Line }) {
  const say = useTranslations("desk.deliveries");
  const retry = useDeed((reason: string) => deskRequests.retryDelivery(channel, id, reason));
  return (
    <ReasonDialog
      deed={say("retry")}
      title={say("retryTitle", { channel: say(`channels.${channel}`), kind })}
      text={say("retryText")}
      onRule={(reason) => retry.mutateAsync(reason)}
    />
  );
}
