"use client";

import { useTranslations } from "next-intl";
import type { PlayerFigure } from "../../../boards/board.ts";
import { SignedAmount } from "../../../ui/typography/signed-amount.tsx";
import { VisuallyHidden } from "../../../ui/typography/visually-hidden.tsx";
import styles from "./player-strip.module.css";

interface FigureProps {
  readonly figure: PlayerFigure;
  /** The same figure after the chosen move. */
  readonly after: PlayerFigure | undefined;
}

/** One figure: its drawing and its value, named on hover and for screen readers. */
export function Figure({ figure, after }: FigureProps) {
  const { icon, label, value, goal } = figure;
  const text = useFigureText(figure, after);
  const change = changeOf(figure, after);
  return (
    <span className={styles.figure} title={text} data-at={figure.key}>
      {icon}
      <span aria-hidden="true">
        <b>{value === null ? "?" : signedIf(figure.isIncome, value)}</b>
        {goal !== undefined && <small>/{goal}</small>}
        {change !== 0 && (
          <span className={styles.change}>
            <SignedAmount amount={change}> {signedIf(true, change)}</SignedAmount>
          </span>
        )}
      </span>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** "Troops: 5 (2 knights and 3 sergeants), after your choice: 6" */
function useFigureText({ label, value, goal, detail = "" }: PlayerFigure, after: PlayerFigure | undefined): string {
  const t = useTranslations("game-page.players");
  const amount = value === null ? t("hidden") : goal === undefined ? `${value}` : t("ofGoal", { value, goal });
  const hasDetail = detail !== "" && value !== 0;
  const text = hasDetail ? t("figureDetail", { label, value: amount, detail }) : t("figure", { label, value: amount });
  const isChanged = typeof after?.value === "number" && after.value !== value;
  return isChanged ? `${text}, ${t("change", { value: after.value })}` : text;
}

const changeOf = ({ value }: PlayerFigure, after: PlayerFigure | undefined): number =>
  value === null || typeof after?.value !== "number" ? 0 : after.value - value;

/** With a real minus sign. */
const signedIf = (isSigned: boolean | undefined, value: number): string =>
  value < 0 ? `−${-value}` : `${isSigned ? "+" : ""}${value}`;
