"use client";

import { useLocale } from "next-intl";
import { use, useEffect, useRef } from "react";
import { loadGuide } from "../../../components/guide/load-guide.ts";
import { useGuideSetting } from "../../../components/guide/use-guide-setting.ts";
import { keptPromise } from "../../../components/messages/kept-promise.ts";
import { languageOf } from "../../../i18n/languages.ts";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";

/** The next tip for the question that the reader has to answer; `null` without one. Waits for the guide of the game. */
export function useTip() {
  const { ruleset } = useGameContext().game;
  const { now, playback } = useTurn();
  const setting = useGuideSetting();
  const language = languageOf(useLocale());
  const guide = use(keptPromise(`guide ${ruleset} ${language}`, () => guideIfFetched(ruleset, language)));
  const { question, yourSeat } = now;
  const isAsked = question !== null && yourSeat !== null && question.seats.includes(yourSeat);
  const isShown = setting.isOn && isAsked && playback.model === null;
  const idOf = (name: string) => `${ruleset}.${name}`;
  const note = isShown
    ? guide?.notes.find((one) => one.isDue(now as never) && !setting.hasSeen(idOf(one.name)))
    : undefined;
  useSeenWithQuestion(question?.number ?? null, note === undefined ? null : idOf(note.name), setting.markSeen);

  if (guide === null || note === undefined) return null;
  const { element, rule, name } = note;
  const offers = note.offers?.(now as never) ?? [];
  return { ...guide.texts.notes[name], element, rule, offers, dismiss: () => setting.markSeen(idOf(name)), ...setting };
}

/** Without a network there are no tips. */
const guideIfFetched = (...named: Parameters<typeof loadGuide>) => loadGuide(...named).catch(() => null);

/** A tip that was on screen when the reader answered has been seen, even if they did not dismiss it. */
function useSeenWithQuestion(question: number | null, tip: string | null, markSeen: (tip: string) => void): void {
  const shown = useRef<{ readonly question: number | null; readonly tip: string } | null>(null);
  useEffect(() => {
    const before = shown.current;
    if (before !== null && before.question !== question) markSeen(before.tip);
    shown.current = tip === null ? null : { question, tip };
  });
}
