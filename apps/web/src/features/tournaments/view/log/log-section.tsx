"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useTranslate } from "../../../../boards/use-translate.ts";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import { markedName, type NameWithKind } from "../../../../components/seats/marked-name.ts";
import type { Tournament, TournamentLogEntry } from "../../../../lib/api-client/types.ts";
import { useTournamentLog } from "../../../../lib/queries/use-tournaments.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../../ui/feedback/loading.tsx";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { placementsText } from "../../parts/placements-text.ts";
import { roundWords } from "../../parts/round-words.ts";
import styles from "./log-section.module.css";
import { isOwnAction, reasonOf, valuesOf } from "./log-values.ts";

const entriesAtFirst = 8;

/** The log, newest first, with the reasons of directors' decisions. */
export function LogSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.log");
  const log = useTournamentLog(tournament.id);
  const names = useMemo(() => directorNames(tournament, log.data ?? []), [tournament, log.data]);
  const [isRulingsOnly, setRulingsOnly] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const entries = (log.data ?? []).filter(({ event }) => !isRulingsOnly || reasonOf(event) !== null).toReversed();
  const crowded = crowdedMinutes(log.data ?? []);
  const shown = isWhole ? entries : entries.slice(0, entriesAtFirst);
  return (
    <div id="log">
      <Section title={t("title")} aside={t("hint")}>
        <OptionLabel>
          <input type="checkbox" checked={isRulingsOnly} onChange={(event) => setRulingsOnly(event.target.checked)} />
          <span>{t("rulings")}</span>
        </OptionLabel>
        {log.isPending && <Loading label={t("loading")} />}
        {log.isError && <ProblemAlert failure={log.error} />}
        {log.isSuccess && entries.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        <ol className={styles.log}>
          {shown.map((entry) => (
            <LogLine
              key={entry.version}
              tournament={tournament}
              entry={entry}
              names={names}
              hasSeconds={crowded.has(minuteOf(entry))}
            />
          ))}
        </ol>
        {shown.length < entries.length && (
          <Text as="p" spaced>
            <Button onClick={() => setWhole(true)}>{t("showAll", { entries: entries.length })}</Button>
          </Text>
        )}
      </Section>
    </div>
  );
}

const minuteOf = ({ at }: Pick<TournamentLogEntry, "at">) => at.slice(0, "2026-01-01T00:00".length);

/** The minutes with several entries: there, seconds tell them apart. */
function crowdedMinutes(entries: readonly TournamentLogEntry[]): ReadonlySet<string> {
  const minutes = entries.map(minuteOf);
  return new Set(minutes.filter((minute, place) => minute === minutes[place - 1]));
}

/** The names of directors, and of former directors in the log. */
function directorNames(
  { directors }: Tournament,
  entries: readonly TournamentLogEntry[],
): ReadonlyMap<string, NameWithKind> {
  const known = [...entries.flatMap(({ by }) => by ?? []), ...directors];
  return new Map(known.map(({ account, ...one }) => [account, one]));
}

interface LogLineProps {
  readonly tournament: Tournament;
  readonly entry: TournamentLogEntry;
  readonly names: ReadonlyMap<string, NameWithKind>;
  readonly hasSeconds: boolean;
}

function LogLine({ tournament, entry, names, hasSeconds }: LogLineProps) {
  const t = useTranslations("tournaments.log");
  const tEvent = useTranslate("tournaments.log.events");
  const tCommon = useTranslate("common");
  const format = useFormatter();
  const playerNames = usePlayerNames(tournament);
  const { version, at, by, event } = entry;
  const isOwn = isOwnAction(entry);
  const values = valuesOf(event, {
    isOwn,
    words: (round) => roundWords(tournament, round),
    playerNames,
    nameOf: (account) => {
      const known = names.get(account);
      return known === undefined || known.name === "" ? t("someone") : markedName(known, tCommon);
    },
    instant: (instant) => format.dateTime(new Date(instant), { dateStyle: "medium", timeStyle: "short" }),
    places: (places) => placementsText(places, playerNames),
  });
  const reason = reasonOf(event);
  return (
    <li id={`log-${version}`}>
      <a className={styles.time} href={`#log-${version}`}>
        <time dateTime={at}>
          {format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: hasSeconds ? "medium" : "short" })}
        </time>
      </a>
      <span>
        {tEvent(event.type, values)}
        {isOwn ? null : <Text muted> — {by === null ? t("server") : markedName(by, tCommon)}</Text>}
        {reason !== null && <q>{reason}</q>}
      </span>
    </li>
  );
}
