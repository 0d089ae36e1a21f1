"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { TableOption, Words } from "../../../boards/board.ts";
import { coverOf } from "../../../boards/register.ts";
import { useWords } from "../../../boards/words.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { Section } from "../../../ui/section.tsx";

/** What whoever sits down agrees to: pace, conditions, and every option of the game with what it changes. */
export function GameSettings({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.agreement");
  const tPace = useTranslations("lobby.opening.pace");
  const tWatching = useTranslations("lobby.opening.spectators");
  const format = useFormatter();
  const cover = coverOf(game.ruleset);
  const tGame = useWords(cover.messages);
  const { clock, entry, spectatorDelay, expiresAt } = game;
  const pace = clock?.pace ?? "none";
  const asked = [
    entry !== null && entry.finishedLeast > 0 && t("entryGames", { games: entry.finishedLeast }),
    entry !== null && entry.percentLeast > 0 && t("entryPercent", { percent: entry.percentLeast }),
  ].filter((one) => one !== false);
  return (
    <Section title={t("title")}>
      <dl className="agreed">
        <dt>{tPace("legend")}</dt>
        <dd>
          {tPace(`names.${pace}`)}: {tPace(`means.${pace}`)}
          {clock?.weekendsOff && `. ${tPace("weekendsOff")}`}
        </dd>
        <dt>{t("begins")}</dt>
        <dd>{t(game.readyCheck ? "whenReady" : "whenFull")}</dd>
        {asked.length > 0 && (
          <>
            <dt>{t("entry")}</dt>
            <dd>{asked.join(", ")}</dd>
          </>
        )}
        {spectatorDelay !== null && (
          <>
            <dt>{tWatching("legend")}</dt>
            <dd>{t(`behind.${delayKind(spectatorDelay)}`, { ...spectatorDelay })}</dd>
          </>
        )}
        {(cover.options ?? []).map((option) => (
          <Chosen key={option.name} option={option} t={tGame} value={game.options[option.name] ?? option.usual} />
        ))}
        {expiresAt !== null && (
          <>
            <dt>{t("expires")}</dt>
            <dd>
              {t("expiresAt", {
                at: format.dateTime(new Date(expiresAt), { dateStyle: "long", timeStyle: "short" }),
              })}
            </dd>
          </>
        )}
      </dl>
    </Section>
  );
}

function delayKind({ moves, minutes }: NonNullable<Game["spectatorDelay"]>) {
  if (moves > 0 && minutes > 0) return "both";
  return moves > 0 ? "moves" : "minutes";
}

interface ChosenProps {
  readonly option: TableOption;
  readonly t: Words;
  readonly value: unknown;
}

function Chosen({ option: { name, kind }, t: tGame, value }: ChosenProps) {
  const t = useTranslations("lobby.agreement");
  const shown =
    kind === "flag"
      ? t(value === true ? "yes" : "no")
      : kind === "number"
        ? String(value)
        : tGame(`option.${name}.${String(value)}`);
  const explained = tGame(kind === "word" ? `option.${name}.means.${String(value)}` : `option.${name}.text`);
  return (
    <>
      <dt>{tGame(`option.${name}.label`)}</dt>
      <dd>
        {shown}
        <span className="means">{explained}</span>
      </dd>
    </>
  );
}
