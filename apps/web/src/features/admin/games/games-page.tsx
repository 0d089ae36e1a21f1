"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Since } from "../../../components/clocks/since.tsx";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { components } from "../../../lib/api-client/generated/openapi.ts";
import { adminRequests } from "../../../lib/api-client/requests/admin-requests.ts";
import { useRulesets } from "../../../lib/queries/games/use-games.ts";
import { useAdminQuery } from "../../../lib/queries/use-admin.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { AdminShell } from "../layout/admin-shell.tsx";
import { FilterSelect, Filters } from "../listing/filters.tsx";
import { Listing, type ListingColumn } from "../listing/listing.tsx";
import { LongText } from "../listing/long-text.tsx";
import { type ListingParams, useListingParams } from "../listing/use-listing-params.ts";
import { RulesetName } from "../parts/ruleset-field.tsx";
import { seatOccupantName } from "../parts/seat-occupant-name.ts";

type Line = components["schemas"]["AdminGameLine"];

/** All games. */
export function AdminGamesPage() {
  const t = useTranslations("admin.games");
  return (
    <AdminShell title={t("title")} sub={t("sub")} requiredRole="director">
      <Games />
    </AdminShell>
  );
}

function Games() {
  const t = useTranslations("admin.games");
  const params = useListingParams();
  const games = useAdminQuery(["games", params.asked], () => adminRequests.games(params.asked));
  const columns: readonly ListingColumn<Line>[] = [
    {
      key: "name",
      label: t("name"),
      sort: "name",
      cell: ({ id, name }) => <Link href={`/admin/games/${id}`}>{name}</Link>,
    },
    {
      key: "ruleset",
      label: t("ruleset"),
      sort: "ruleset",
      cell: ({ ruleset }) => <RulesetName ruleset={ruleset} />,
    },
    { key: "state", label: t("state"), sort: "state", cell: ({ state }) => t(`states.${state}`) },
    { key: "activeSeats", label: t("waitingFor"), cell: (line) => <ActivePlayers line={line} /> },
    { key: "moved", label: t("moved"), sort: "moved", cell: ({ movedAt }) => <Since instant={movedAt} /> },
    { key: "version", label: t("version"), sort: "version", cell: ({ version }) => version },
    { key: "players", label: t("players"), cell: (line) => <PlayersOf line={line} /> },
    { key: "opened", label: t("opened"), sort: "opened", cell: ({ openedAt }) => <Since instant={openedAt} /> },
  ];
  return (
    <>
      <GameFilters params={params} />
      {games.isPending && <Loading label={t("title")} height="40vh" />}
      {games.isError && <ProblemAlert failure={games.error} />}
      {games.data && (
        <Listing
          caption={t("title")}
          columns={columns}
          rows={games.data.games}
          keyOf={({ id }) => id}
          total={games.data.total}
          params={params}
          defaultSort="-opened"
          csv="/v1/admin/games.csv"
        />
      )}
    </>
  );
}

const states = ["open", "running", "finished", "closed"] as const;
const waiters = ["person", "bot", "caretaker"] as const;
const stills = ["1", "24", "72", "168", "720"] as const;

function GameFilters({ params }: { readonly params: ListingParams }) {
  const t = useTranslations("admin.games");
  const rulesets = useRulesets().data ?? [];
  return (
    <Filters params={params}>
      <FilterSelect
        params={params}
        name="state"
        label={t("state")}
        choices={states.map((state) => [state, t(`states.${state}`)])}
      />
      <FilterSelect
        params={params}
        name="ruleset"
        label={t("ruleset")}
        choices={rulesets.map(({ id }) => [id, <RulesetName key={id} ruleset={id} />])}
      />
      <FilterSelect
        params={params}
        name="waitingFor"
        label={t("waitingFor")}
        choices={waiters.map((kind) => [kind, t(`waitingForKinds.${kind}`)])}
      />
      <FilterSelect
        params={params}
        name="inactiveHours"
        label={t("inactive")}
        choices={stills.map((hours) => [hours, t("inactiveFor", { hours: Number(hours) })])}
      />
    </Filters>
  );
}

function PlayersOf({ line: { seats } }: { readonly line: Line }) {
  const tCommon = useTranslate("common");
  const names = seats.map((occupant, seat) => seatOccupantName(occupant, seat, tCommon));
  return <LongText>{names.join(", ")}</LongText>;
}

function ActivePlayers({ line: { activeSeats, seats } }: { readonly line: Line }) {
  const tCommon = useTranslate("common");
  return activeSeats.flatMap((seat) => (seats[seat] ? seatOccupantName(seats[seat], seat, tCommon) : [])).join(", ");
}
