"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { GameOption, Translate } from "../../../boards/board.ts";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { TimeControlText } from "../../../components/clocks/time-control-text.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { Section } from "../../../ui/layout/section.tsx";
import styles from "./game-settings.module.css";

/** What players agree to when they join: time control, requirements, and every option of the game. */
export function GameSettings({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.settings");
  const cover = coverOf(game.ruleset);
  const tGame = useTranslate(cover.messages);
  return (
    <Section title={t("title")}>
      <dl className={styles.agreed}>
        <TimeControl game={game} />
        <dt>{t("starts")}</dt>
        <dd>{t(game.readyCheck ? "whenReady" : "whenFull")}</dd>
        <EntryRequirement game={game} />
        <SpectatorDelay game={game} />
        {(cover.options ?? []).map((option) => (
          <ChosenOption
            key={option.name}
            option={option}
            t={tGame}
            value={game.options[option.name] ?? option.default}
          />
        ))}
        <Expiry game={game} />
      </dl>
    </Section>
  );
}

interface SettingProps {
  readonly game: Game;
}

function TimeControl({ game: { clock } }: SettingProps) {
  const t = useTranslations("lobby.create.timeControl");
  const weekends = !clock?.weekendsOff ? "nobody" : clock.weekendsForAll ? "everyone" : "by-profile";
  return (
    <>
      <dt>{t("legend")}</dt>
      <dd>
        <TimeControlText pace={clock?.pace ?? "none"} fixedDeadlines={clock?.fixedDeadlines} weekends={weekends} />
      </dd>
    </>
  );
}

function EntryRequirement({ game: { entry } }: SettingProps) {
  const t = useTranslations("lobby.settings");
  const requirements = [
    entry !== null && entry.finishedLeast > 0 && t("entryGames", { games: entry.finishedLeast }),
    entry !== null && entry.percentLeast > 0 && t("entryPercent", { percent: entry.percentLeast }),
  ].filter((one) => one !== false);
  if (requirements.length === 0) return null;
  return (
    <>
      <dt>{t("entry")}</dt>
      <dd>{requirements.join(", ")}</dd>
    </>
  );
}

function SpectatorDelay({ game: { spectatorDelay } }: SettingProps) {
  const t = useTranslations("lobby.settings");
  const tSpectators = useTranslations("lobby.create.spectators");
  if (spectatorDelay === null) return null;
  return (
    <>
      <dt>{tSpectators("legend")}</dt>
      <dd>{t(`delay.${delayKind(spectatorDelay)}`, { ...spectatorDelay })}</dd>
    </>
  );
}

function Expiry({ game: { expiresAt } }: SettingProps) {
  const t = useTranslations("lobby.settings");
  const format = useFormatter();
  if (expiresAt === null) return null;
  const at = format.dateTime(new Date(expiresAt), { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <dt>{t("expires")}</dt>
      <dd>{t("expiresAt", { at })}</dd>
    </>
  );
}

function delayKind({ moves, minutes }: NonNullable<Game["spectatorDelay"]>) {
  if (moves > 0 && minutes > 0) return "both";
  return moves > 0 ? "moves" : "minutes";
}

interface ChosenOptionProps {
  readonly option: GameOption;
  readonly t: Translate;
  readonly value: unknown;
}

function ChosenOption({ option: { name, type }, t: tGame, value }: ChosenOptionProps) {
  const t = useTranslations("lobby.settings");
  const shown =
    type === "flag"
      ? t(value === true ? "yes" : "no")
      : type === "number"
        ? String(value)
        : tGame(`option.${name}.${String(value)}`);
  const explained = tGame(type === "choice" ? `option.${name}.means.${String(value)}` : `option.${name}.text`);
  return (
    <>
      <dt>{tGame(`option.${name}.label`)}</dt>
      <dd>
        {shown}
        <span className={styles.means}>{explained}</span>
      </dd>
    </>
  );
}
