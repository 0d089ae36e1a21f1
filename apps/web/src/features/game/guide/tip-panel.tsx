"use client";

import clsx from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { TipMoves } from "./tip-moves.tsx";
import styles from "./tip-panel.module.css";
import { partOfBoard, useHighlight } from "./use-highlight.ts";
import { useTip } from "./use-tip.ts";

/** A tip of the guide about the question that the reader has to answer, with its rule. */
export function TipPanel() {
  const { ruleset } = useGameContext().game;
  const { focusPanel, draft } = useTurn();
  const t = useTranslations("game-page.guide");
  const tip = useTip();
  useHighlight(tip?.element ?? null);
  if (tip === null) return null;
  const { name, text, element, rule, offers, dismiss, turnOff } = tip;
  // The button is gone after the last tip.
  const close = (act: () => void) => () => {
    act();
    focusPanel();
  };
  const show = () => partOfBoard(element)?.scrollIntoView({ block: "center" });
  return (
    <aside
      className={clsx(styles.tip, draft.draft !== null && styles.answered)}
      aria-label={t("label")}
      data-testid="tip"
    >
      <h2 className={styles.title}>{name}</h2>
      <p>{text}</p>
      {offers.length > 0 && <TipMoves moves={offers} />}
      <div className={styles.foot}>
        <div className={styles.links}>
          <LinkButton onClick={show}>{t("show")}</LinkButton>
          <Link href={`/rules/${ruleset}#${rule}`} prefetch={false}>
            {t("why", { rule })}
          </Link>
        </div>
        <div className={styles.buttons}>
          <Button onClick={close(dismiss)}>{t("next")}</Button>
          <LinkButton onClick={close(turnOff)}>{t("off")}</LinkButton>
        </div>
      </div>
    </aside>
  );
}
