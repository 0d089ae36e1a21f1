"use client";

import clsx from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import type { Line } from "../../../components/chronicle/rounds.ts";
import { silenceOf, toldEntries } from "../../../components/chronicle/told-entries.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { SignedAmount } from "../../../ui/typography/signed-amount.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { lastLines } from "./last-lines.ts";
import styles from "./last-moves.module.css";

const linesShown = 3;

interface LastMovesProps {
  /** Wide windows have room for them in the heading, narrow ones above the decision. */
  readonly place: "heading" | "panel";
}

/** The last things that happened in words, each with the link to its step, and a button that plays them back. */
export function LastMoves({ place }: LastMovesProps) {
  const t = useTranslations("game-page.playback");
  const { playback } = useTurn();
  const lines = useLastLines();
  const id = useId();
  if (lines.length === 0 || playback.model !== null) return null;
  return (
    <section className={clsx(styles.moves, styles[place])} aria-labelledby={id} data-testid={`last-moves-${place}`}>
      <h2 id={id}>
        {t("last")}
        {playback.sinceTurn.length > 0 && <LinkButton onClick={playback.playSinceTurn}>{t("sinceTurn")}</LinkButton>}
      </h2>
      <ol>
        {lines.map((line) => (
          <LastLine key={line.key} line={line} />
        ))}
      </ol>
    </section>
  );
}

function LastLine({ line: { version, entry } }: { readonly line: Line }) {
  const { game } = useGameContext();
  return (
    <li>
      {entry.seat === null ? <Icon name={entry.mark} /> : <Shield seat={entry.seat} />}
      <Link href={`/games/${game.id}/replay?at=${version}`} prefetch={false} title={entry.text}>
        {entry.text}
      </Link>
      {entry.gain !== null && entry.gain.coins !== 0 && (
        <SignedAmount as="b" amount={entry.gain.coins}>
          {entry.gain.coins > 0 ? `+${entry.gain.coins}` : `−${-entry.gain.coins}`}
        </SignedAmount>
      )}
    </li>
  );
}

/** Hidden answers are left out: they say nothing. */
function useLastLines(): readonly Line[] {
  const { game, people, steps, board } = useGameContext();
  const tGame = useTranslate(board.messages);
  const tPage = useTranslate("game-page");
  return useMemo(() => {
    const reader = { people, yourSeat: game.yourSeat };
    const told = steps.filter((step) => silenceOf(step) !== "answered" || step.facts.length > 1);
    return lastLines(told, (step) => toldEntries(step, board, { tGame, tPage }, reader), linesShown);
  }, [steps, board, tGame, tPage, people, game.yourSeat]);
}
