"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { NameMark } from "../../components/seats/name-mark.tsx";
import type { Series } from "../../lib/api-client/types.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { usePlayersNamed } from "../../lib/queries/use-players.ts";
import { useDeleteSeries, useSeriesEdit } from "../../lib/queries/use-series.ts";
import { useTournaments } from "../../lib/queries/use-tournaments.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field, FieldDisclosure, FieldRow } from "../../ui/forms/field.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { ItemList } from "../../ui/lists/item-list.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import { draftOf } from "./series-draft.ts";
import { SeriesForm } from "./series-form.tsx";

interface DirectingProps {
  readonly series: Series;
}

/** What directors of a series can do. */
export function SeriesDirecting({ series }: DirectingProps) {
  const t = useTranslations("tournament-series.directing");
  return (
    <Section title={t("title")}>
      <AddTournament series={series} />
      <FieldDisclosure>
        <summary>{t("edit")}</summary>
        <EditForm series={series} />
      </FieldDisclosure>
      <FieldDisclosure>
        <summary>{t("directors")}</summary>
        <Directors series={series} />
      </FieldDisclosure>
      {series.tournaments.length === 0 && <Deletion series={series} />}
    </Section>
  );
}

/** One of the tournaments that the reader directs. */
function AddTournament({ series: { id, tournaments } }: DirectingProps) {
  const t = useTranslations("tournament-series.directing");
  const account = useSession().data?.id;
  const own = useTournaments({ mine: true, limit: 100 }, account !== undefined);
  const edit = useSeriesEdit(id);
  const [chosen, setChosen] = useState("");
  const others = (own.data?.tournaments ?? []).filter(
    (one) =>
      one.directors.some((director) => director.account === account) && !tournaments.some((it) => it.id === one.id),
  );
  if (others.length === 0) return <p>{t("noTournament")}</p>;
  const add = () => edit.mutate({ type: "add-tournament", tournament: chosen }, { onSuccess: () => setChosen("") });
  return (
    <>
      <FieldRow>
        <Field label={t("tournament")}>
          {(controlProps) => (
            <select {...controlProps} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{t("choose")}</option>
              {others.map(({ id: tournament, name }) => (
                <option key={tournament} value={tournament}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button disabled={chosen === "" || edit.isPending} onClick={add}>
          {t("add")}
        </Button>
      </FieldRow>
      {edit.isError && <ProblemAlert failure={edit.error} />}
    </>
  );
}

function EditForm({ series }: DirectingProps) {
  const t = useTranslations("tournament-series.directing");
  const edit = useSeriesEdit(series.id);
  return (
    <SeriesForm
      initialDraft={draftOf(series)}
      submitLabel={t("save")}
      isPending={edit.isPending}
      failure={edit.error}
      onSubmit={(change) => edit.mutate({ type: "change", change })}
    />
  );
}

function Directors({ series: { id, directors } }: DirectingProps) {
  const t = useTranslations("tournament-series.directing");
  const edit = useSeriesEdit(id);
  const [name, setName] = useState("");
  const found = usePlayersNamed(name.trim());
  const players = name.trim() === "" ? [] : (found.data?.players ?? []);
  return (
    <>
      <ItemList>
        {directors.map((director) => (
          <li key={director.account}>
            <bdi>{director.name || t("deleted")}</bdi>
            {directors.length > 1 && (
              <Button
                disabled={edit.isPending}
                onClick={() => edit.mutate({ type: "remove-director", account: director.account })}
              >
                {t("remove")} <VisuallyHidden>{director.name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ItemList>
      <Field label={t("player")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="search"
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ItemList>
        {players
          .filter((player) => !directors.some(({ account }) => account === player.account))
          .map((player) => (
            <li key={player.account}>
              <span>
                <bdi>{player.name}</bdi>
                <NameMark kind={player.nameKind} />
              </span>
              <Button
                disabled={edit.isPending}
                onClick={() => edit.mutate({ type: "add-director", account: player.account })}
              >
                {t("add")} <VisuallyHidden>{player.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
      </ItemList>
      {edit.isError && <ProblemAlert failure={edit.error} />}
    </>
  );
}

function Deletion({ series: { id } }: DirectingProps) {
  const t = useTranslations("tournament-series.directing");
  const router = useRouter();
  const deletion = useDeleteSeries(id);
  return (
    <>
      <Button
        disabled={deletion.isPending}
        onClick={() => deletion.mutate(undefined, { onSuccess: () => router.push("/series") })}
      >
        {t("delete")}
      </Button>
      {deletion.isError && <ProblemAlert failure={deletion.error} />}
    </>
  );
}
