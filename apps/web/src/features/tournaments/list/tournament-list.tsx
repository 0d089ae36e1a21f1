"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useWords } from "../../../boards/words.ts";
import { GameIcon } from "../../../components/seats/game-icon.tsx";
import { markedName } from "../../../components/seats/marked-name.ts";
import type { TournamentSummary } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/use-session.ts";
import { ownRole } from "./own-role.ts";

export function TournamentList({ tournaments }: { readonly tournaments: readonly TournamentSummary[] }) {
  if (tournaments.length === 0) return null;
  return (
    <ol className="calls">
      {tournaments.map((tournament) => (
        <TournamentLine key={tournament.id} tournament={tournament} />
      ))}
    </ol>
  );
}

/** One tournament of a list: what is played, how, by how many, and when. */
function TournamentLine({ tournament }: { readonly tournament: TournamentSummary }) {
  const say = useTranslations("tournaments.list");
  const sayFormat = useTranslations("tournaments.formats");
  const sayPhase = useTranslations("tournaments.phases");
  const { id, name, ruleset, formats, phase, players, playersMost, directors } = tournament;
  const part = ownRole(tournament, useSession().data?.id);
  const cover = coverOf(ruleset);
  const words = useWords(cover.messages);
  const commonWords = useWords("common");
  return (
    <li>
      <GameIcon cover={cover} />
      <div>
        <h3>
          <Link href={`/tournaments/${id}`}>{name}</Link>
        </h3>
        <p className="ask">
          {cover.title(words)}: {formats.map((format) => sayFormat(format)).join(" → ")}
        </p>
        <p className="met">
          <span>{sayPhase(phase)}</span>
          <span>{say("players", { players, most: playersMost })}</span>
          <span>{say("by", { names: directors.map((director) => markedName(director, commonWords)).join(", ") })}</span>
          {part !== null && <b>{say(part)}</b>}
        </p>
      </div>
      <div className="due">
        <When tournament={tournament} />
      </div>
    </li>
  );
}

function When({ tournament }: { readonly tournament: TournamentSummary }) {
  const say = useTranslations("tournaments.list");
  const words = useWords("common");
  const format = useFormatter();
  const { phase, startsAt, endedAt, winners } = tournament;
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "medium" });
  if (phase === "finished" && endedAt !== null) {
    const names = winners.map((winner) => markedName(winner, words) || say("bot")).join(", ");
    return <p>{say("won", { names: names || say("nobody"), on: day(endedAt) })}</p>;
  }
  if (phase === "running" || startsAt === null) return null;
  return <p>{say("starts", { on: day(startsAt) })}</p>;
}
