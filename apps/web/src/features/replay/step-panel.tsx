"use client";

import { useTranslations } from "next-intl";
import { ChronicleList } from "../../components/chronicle/chronicle-list.tsx";
import { ChronicleDetails, ChronicleText } from "../../components/chronicle/chronicle-text.tsx";
import { useReplayContext } from "./state/replay-context.tsx";
import { useStepTexts } from "./state/use-step-texts.ts";
import styles from "./step-panel.module.css";

/** The step that is shown: what was done and what followed from it. */
export function StepPanel() {
  const { game, frames, frame, unit, place } = useReplayContext();
  const t = useTranslations("replay");
  const { title, lines } = useStepTexts();
  const [first, ...others] = lines;
  return (
    <section className={styles.panel} data-testid="step" aria-labelledby="shown-step">
      <p className={styles.number} data-testid="step-number">
        {t("step", { number: place + 1, count: frames.length, round: frame.moment?.round ?? 0, unit })}
      </p>
      <h2 id="shown-step">{title}</h2>
      {first !== undefined && <ChronicleDetails entry={first.entry} ruleset={game.ruleset} />}
      {others.length > 0 && (
        <ChronicleList>
          {others.map((line) => (
            <li key={line.key}>
              <ChronicleText entry={line.entry} ruleset={game.ruleset} />
            </li>
          ))}
        </ChronicleList>
      )}
    </section>
  );
}
