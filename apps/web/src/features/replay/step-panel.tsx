"use client";

import { stepEntries } from "@seneschal/wording";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../boards/use-translate.ts";
import { ChronicleList } from "../../components/chronicle/chronicle-list.tsx";
import { ChronicleDetails, ChronicleText } from "../../components/chronicle/chronicle-text.tsx";
import { roundsOf } from "../../components/chronicle/rounds.ts";
import { useReplayContext } from "./state/replay-context.tsx";
import styles from "./step-panel.module.css";

/** The step that is shown: what was done and what followed from it. */
export function StepPanel() {
  const { game, board, people, frames, frame, place, yourSeat } = useReplayContext();
  const { step, moment } = frame;
  const t = useTranslations("replay");
  const tGame = useTranslate(board.messages);
  const tPage = useTranslate("game-page");
  const rounds = roundsOf([step], (one) => stepEntries(one, board, { tGame, tPage }, { people, yourSeat }));
  const lines = rounds.toReversed().flatMap((round) => round.lines.toReversed());
  const [first, ...others] = lines;
  return (
    <section className={styles.panel} data-testid="step" aria-labelledby="shown-step">
      <p className={styles.number} data-testid="step-number">
        {t("step", { number: place + 1, count: frames.length, round: moment?.round ?? 0 })}
      </p>
      <h2 id="shown-step">
        {first?.entry.text ?? t(`kinds.${step.kind}`, { name: people[step.seat ?? 0]?.name ?? "" })}
      </h2>
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
