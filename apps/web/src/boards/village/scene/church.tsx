import { figuresOf } from "@seneschal/wording/games/village";
import { SectionHeading } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { Translate } from "../../board.ts";
import { Pawns } from "../drawings/pieces.tsx";
import { figuresAt, type Place, type VillageModel } from "../game.ts";
import { partRules, Rule } from "../rules.tsx";
import styles from "./places.module.css";
import { Spot } from "./spot.tsx";

interface ChurchProps {
  readonly t: Translate;
  readonly model: VillageModel;
}

/** The church windows, the furthest right at the right, and the black bag below them. */
export function Church({ t, model }: ChurchProps) {
  const { view } = model;
  const { windowScores, steps } = view.board.church;
  const windows = windowScores.map((score, place) => ({ score, window: place + 1, step: steps[place] }));
  return (
    <section className={styles.part} data-element="church">
      <SectionHeading>
        <Rule rule={partRules.church}>{t("church.title")}</Rule>
      </SectionHeading>
      {view.mass === null ? null : (
        <Text as="p" small>
          {view.mass.isFinal ? `${t("church.finalMass")} ` : ""}
          {t("church.mass", { out: view.mass.figuresOut })}
        </Text>
      )}
      <div className={styles.windows}>
        {windows.toReversed().map(({ score, window, step }) => (
          <Spot key={window} name={`window-${window}`} className={styles.window}>
            <Tracery />
            <Pawns
              className={styles.inWindow}
              t={t}
              readers={model}
              figures={figuresAt(view, `window-${window}` as Place)}
            />
            <b>{t("board.window", { window })}</b>
            <small>{t("board.windowScore", { score })}</small>
            {step === undefined ? null : <small>{t("church.step", { grain: step })}</small>}
          </Spot>
        ))}
      </div>
      <Spot name="bag" className={styles.bag}>
        <svg className={styles.sack} viewBox="0 0 40 40" aria-hidden="true">
          <path d="M12 12C2 20 2 37 10 38h20c8-1 8-18-2-26z" />
          <path className={styles.tie} d="M11 5q9 6 18 0l-2 7H13z" />
        </svg>
        <small>
          {t("church.bag", {
            monks: view.blackBag.monks,
            figures: figuresOf(t, model, view.blackBag.members) || "none",
          })}
        </small>
        <Pawns t={t} readers={model} figures={view.blackBag.members} />
      </Spot>
    </section>
  );
}

const Tracery = () => (
  <svg className={styles.tracery} viewBox="0 0 60 90" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.glass} d="M4 88V36Q8 10 30 2q22 8 26 34v52z" />
    <path className={styles.lead} d="M30 2v86M4 42h52M4 66h52M30 24q-14 2-16 18M30 24q14 2 16 18" />
    <circle className={styles.pane} cx="30" cy="27" r="8" />
  </svg>
);
