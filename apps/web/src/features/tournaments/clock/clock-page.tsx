"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useServerNow } from "../../../components/clocks/use-server-now.ts";
import { PageError } from "../../../components/errors/page-error.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import type { Tournament, TournamentRound } from "../../../lib/api-client/types.ts";
import { useTournament, useTournamentStream } from "../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { ClockControls } from "./clock-controls.tsx";
import styles from "./clock-page.module.css";
import { clockText, secondsLeft } from "./clock-time.ts";

/** A screen on the wall: the round, its clock, the tables and a text of the director. */
export function ClockPage({ tournament: id }: { readonly tournament: string }) {
  const t = useTranslations("tournaments");
  const found = useTournament(id);
  useTournamentStream(id, found.isSuccess);
  usePageTitle(found.data?.plan.name ?? t("title"));
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      {found.isPending && <Loading label={t("loading")} height="60vh" />}
      {found.isError && (
        <PageError failure={found.error} title={t("missing")} text={t("missingText")}>
          <Link href="/tournaments">{t("all")}</Link>
        </PageError>
      )}
      {found.data && <Wall tournament={found.data} />}
    </main>
  );
}

function Wall({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.clock");
  const round = tournament.rounds.findLast(({ state }) => state !== "drafted");
  const { clockText, you, plan, id } = tournament;
  return (
    <>
      <header className={styles.head}>
        <h1>{plan.name}</h1>
        <Link href={`/tournaments/${id}`}>{t("back")}</Link>
      </header>
      {round === undefined ? (
        <p className={styles.waiting}>{t("notStarted")}</p>
      ) : (
        <>
          <Countdown tournament={tournament} round={round} />
          {you.mayDirect && tournament.phase === "running" && <ClockControls tournament={tournament} round={round} />}
        </>
      )}
      {clockText !== null && (
        <p className={styles.text} role="status">
          {clockText}
        </p>
      )}
      {round !== undefined && <Tables tournament={tournament} round={round} />}
    </>
  );
}

const tickMs = 250;
/** The last minutes are marked. */
const shortSeconds = 300;

interface OfRound {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
}

function Countdown({ tournament, round }: OfRound) {
  const t = useTranslations("club-evening.clock");
  const seconds = secondsLeft(round, useServerNow(tickMs));
  const isOver = round.state === "closed";
  return (
    <section className={styles.countdown} aria-label={t("round", { round: round.round })}>
      <h2>{t("round", { round: round.round })}</h2>
      {isOver ? (
        <p className={styles.word}>
          {tournament.phase === "finished" ? <Winners tournament={tournament} /> : t("roundOver")}
        </p>
      ) : (
        <TimeLeft seconds={seconds} round={round} />
      )}
    </section>
  );
}

interface TimeLeftProps {
  /** `null` without a clock. */
  readonly seconds: number | null;
  readonly round: TournamentRound;
}

function TimeLeft({ seconds, round }: TimeLeftProps) {
  const t = useTranslations("club-evening.clock");
  if (seconds === null) return <p className={styles.word}>{t("noClock")}</p>;
  return (
    <>
      <p className={styles.time} data-short={seconds <= shortSeconds ? "" : undefined} role="timer">
        {clockText(Math.max(0, seconds))}
      </p>
      <p className={styles.note}>{t(`states.${seconds <= 0 ? "up" : (round.clock?.state ?? "running")}`)}</p>
    </>
  );
}

function Winners({ tournament }: Pick<OfRound, "tournament">) {
  const t = useTranslations("tournaments.result");
  const playerNames = usePlayerNames(tournament);
  const winners = tournament.ranking.filter(({ rank }) => rank === 1);
  const names = winners.map(({ player }) => playerNames(player).name).join(", ");
  return t("won", { count: winners.length, names });
}

function Tables({ tournament, round }: OfRound) {
  const t = useTranslations("club-evening");
  const playerNames = usePlayerNames(tournament);
  return (
    <>
      <ol className={styles.tables}>
        {round.tables.map(({ table, players, state }) => (
          <li key={table} className={state === "over" ? styles.finished : undefined}>
            <h3>
              {t("clock.table", { table })} {state === "over" && <small>{t("clock.finished")}</small>}
            </h3>
            <ol>
              {players.map((player) => (
                <li key={player}>
                  <bdi>{playerNames(player).name}</bdi>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p className={styles.byes}>
          {t("print.byes", { names: round.byes.map((player) => playerNames(player).name).join(", ") })}
        </p>
      )}
    </>
  );
}
