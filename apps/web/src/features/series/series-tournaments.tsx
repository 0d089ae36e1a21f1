"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import type { Series } from "../../lib/api-client/types.ts";
import { useSeriesEdit } from "../../lib/queries/use-series.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { ItemList, ItemNote } from "../../ui/lists/item-list.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";

/** The tournaments of a series in order of time; those that are finished count. */
export function SeriesTournaments({ series }: { readonly series: Series }) {
  const t = useTranslations("tournament-series.tournaments");
  const edit = useSeriesEdit(series.id);
  const tTable = useTranslations("tournament-series.standings");
  const { tournaments, mayDirect } = series;
  const finished = tournaments.filter(({ phase }) => phase === "finished");
  return (
    <Section title={t("title")} aside={t("count", { count: tournaments.length })}>
      {tournaments.length === 0 && (
        <EmptyState title={t("none")}>{t(mayDirect ? "noneForDirectors" : "noneText")}</EmptyState>
      )}
      <ItemList as="ol">
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <span>
              <Link href={`/tournaments/${tournament.id}`}>
                <bdi>{tournament.name}</bdi>
              </Link>
              <ItemNote>
                {/* As in the heading of its column. */}
                {finished.includes(tournament) && (
                  <b>{tTable("number", { number: finished.indexOf(tournament) + 1 })}</b>
                )}{" "}
                <When tournament={tournament} />
              </ItemNote>
            </span>
            {mayDirect && (
              <Button
                disabled={edit.isPending}
                onClick={() => edit.mutate({ type: "remove-tournament", tournament: tournament.id })}
              >
                {t("remove")} <VisuallyHidden>{tournament.name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ItemList>
      {edit.isError && <ProblemAlert failure={edit.error} />}
    </Section>
  );
}

function When({ tournament }: { readonly tournament: Series["tournaments"][number] }) {
  const t = useTranslations("tournament-series.tournaments");
  const tPhase = useTranslations("tournaments.phases");
  const format = useFormatter();
  const at = tournament.endedAt ?? tournament.startsAt;
  const phase = tPhase(tournament.phase);
  if (at === null) return phase;
  return t("when", { phase, on: format.dateTime(new Date(at), { dateStyle: "medium" }) });
}
