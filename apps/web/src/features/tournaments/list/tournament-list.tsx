"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Entry } from "../../../components/entries/entry.tsx";
import { markedName } from "../../../components/seats/marked-name.ts";
import type { TournamentSummary } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { ownRole } from "./own-role.ts";

export function TournamentList({ tournaments }: { readonly tournaments: readonly TournamentSummary[] }) {
  if (tournaments.length === 0) return null;
  return (
    <ol>
      {tournaments.map((tournament) => (
        <TournamentLine key={tournament.id} tournament={tournament} />
      ))}
    </ol>
  );
}

/** A tournament in a list. */
function TournamentLine({ tournament }: { readonly tournament: TournamentSummary }) {
  const t = useTranslations("tournaments.list");
  const tFormat = useTranslations("tournaments.formats");
  const tPhase = useTranslations("tournaments.phases");
  const { id, name, ruleset, formats, phase, players, playersMost, directors } = tournament;
  const part = ownRole(tournament, useSession().data?.id);
  const cover = coverOf(ruleset);
  const tGame = useTranslate(cover.messages);
  const tCommon = useTranslate("common");
  return (
    <Entry
      cover={cover}
      title={<Link href={`/tournaments/${id}`}>{name}</Link>}
      lead={tCommon("labelled", {
        name: cover.title(tGame),
        text: formats.map((format) => tFormat(format)).join(" → "),
      })}
      details={
        <>
          <span>{tPhase(phase)}</span>
          <span>{t("players", { players, max: playersMost })}</span>
          <span>{t("by", { names: directors.map((director) => markedName(director, tCommon)).join(", ") })}</span>
          {part !== null && <b>{t(part === "takesPart" && phase === "finished" ? "tookPart" : part)}</b>}
        </>
      }
      aside={<When tournament={tournament} />}
    />
  );
}

function When({ tournament }: { readonly tournament: TournamentSummary }) {
  const t = useTranslations("tournaments.list");
  const format = useFormatter();
  const { phase, startsAt, endedAt, winners } = tournament;
  const playerNames = usePlayerNames({ players: winners.map((winner) => ({ ...winner, player: winner.account })) });
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "medium" });
  if (phase === "finished" && endedAt !== null) {
    const names = winners.map(({ account }) => playerNames(account).marked).join(", ");
    return <p>{t("won", { names: names || t("nobody"), on: day(endedAt) })}</p>;
  }
  if (phase === "running" || startsAt === null) return null;
  return <p>{t("starts", { on: day(startsAt) })}</p>;
}
