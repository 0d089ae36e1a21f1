"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { TableOption, Words } from "../../../boards/board.ts";
import { coverOf } from "../../../boards/register.ts";
import { useWords } from "../../../boards/words.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { Section } from "../../../ui/section.tsx";

/** What whoever sits down agrees to: pace, conditions, and every option of the game with what it changes. */
export function GameSettings({ game }: { readonly game: Game }) {
  const say = useTranslations("lobby.agreement");
  const sayPace = useTranslations("lobby.opening.pace");
  const sayWatching = useTranslations("lobby.opening.spectators");
  const format = useFormatter();
  const cover = coverOf(game.ruleset);
  const words = useWords(cover.messages);
  const { clock, entry, spectatorDelay, expiresAt } = game;
  const pace = clock?.pace ?? "none";
  const asked = [
    entry !== null && entry.finishedLeast > 0 && say("entryGames", { games: entry.finishedLeast }),
    entry !== null && entry.percentLeast > 0 && say("entryPercent", { percent: entry.percentLeast }),
  ].filter((one) => one !== false);
  return (
    <Section title={say("title")}>
      <dl className="agreed">
        <dt>{sayPace("legend")}</dt>
        <dd>
          {sayPace(`names.${pace}`)}: {sayPace(`means.${pace}`)}
          {clock?.weekendsOff && `. ${sayPace("weekendsOff")}`}
        </dd>
        <dt>{say("begins")}</dt>
        <dd>{say(game.readyCheck ? "whenReady" : "whenFull")}</dd>
        {asked.length > 0 && (
          <>
            <dt>{say("entry")}</dt>
            <dd>{asked.join(", ")}</dd>
          </>
        )}
        {spectatorDelay !== null && (
          <>
            <dt>{sayWatching("legend")}</dt>
            <dd>{say(`behind.${delayKind(spectatorDelay)}`, { ...spectatorDelay })}</dd>
          </>
        )}
        {(cover.options ?? []).map((option) => (
          <Chosen key={option.name} option={option} words={words} value={game.options[option.name] ?? option.usual} />
        ))}
        {expiresAt !== null && (
          <>
            <dt>{say("expires")}</dt>
            <dd>
              {say("expiresAt", {
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
  readonly words: Words;
  readonly value: unknown;
}

function Chosen({ option: { name, kind }, words, value }: ChosenProps) {
  const say = useTranslations("lobby.agreement");
  const shown =
    kind === "flag"
      ? say(value === true ? "yes" : "no")
      : kind === "number"
        ? String(value)
        : words(`option.${name}.${String(value)}`);
  const explained = words(kind === "word" ? `option.${name}.means.${String(value)}` : `option.${name}.text`);
  return (
    <>
      <dt>{words(`option.${name}.label`)}</dt>
      <dd>
        {shown}
        <span className="means">{explained}</span>
      </dd>
    </>
  );
}
