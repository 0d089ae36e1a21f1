"use client";

import { useTranslations } from "next-intl";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import { Shield } from "../../ui/heraldry/shield.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-name.ts";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import styles from "./replay-bar.module.css";
import { ReplayLink } from "./replay-link.tsx";
import { ReplayTrack } from "./replay-track.tsx";
import { useReplayContext } from "./state/replay-context.tsx";
import { type Speed, speeds } from "./state/use-autoplay.ts";
import { useStepTexts } from "./state/use-step-texts.ts";

/** The bar at the bottom of a replay: step buttons, the slider over the rounds, the point of view. */
export function ReplayBar() {
  const t = useTranslations("replay");
  return (
    <section className={styles.bar} aria-label={t("bar.label")}>
      <ShownStep />
      <div className={styles.steps}>
        <StepButtons />
        <SpeedSelect />
      </div>
      <ReplayTrack />
      <div className={styles.viewpoint}>
        <ViewpointPicker />
        <ReplayLink />
      </div>
    </section>
  );
}

/** On a phone, where the panel of the step is out of view; it is in the panel for those who hear the page. */
function ShownStep() {
  const { frames, place } = useReplayContext();
  const t = useTranslations("replay.bar");
  const { title } = useStepTexts();
  const text = t("now", { number: place + 1, count: frames.length, text: title });
  return (
    <p className={styles.shownStep} aria-hidden="true" title={text}>
      {text}
    </p>
  );
}

function StepButtons() {
  const { frames, place, autoplay, goTo } = useReplayContext();
  const t = useTranslations("replay.bar");
  const last = frames.length - 1;
  return (
    <>
      <StepButton mark="first" label={t("first")} isOff={place === 0} onPress={() => goTo(0)} />
      <StepButton mark="prev" label={t("back")} isOff={place === 0} onPress={() => goTo((from) => from - 1)} />
      <ToolButton
        className={styles.play}
        aria-label={t(autoplay.isPlaying ? "pause" : "play")}
        onClick={autoplay.toggle}
      >
        <Icon name={autoplay.isPlaying ? "pause" : "play"} />
      </ToolButton>
      <StepButton mark="next" label={t("on")} isOff={place === last} onPress={() => goTo((from) => from + 1)} />
      <StepButton mark="last" label={t("last")} isOff={place === last} onPress={() => goTo(last)} />
    </>
  );
}

interface StepButtonProps {
  readonly mark: IconName;
  readonly label: string;
  readonly isOff: boolean;
  onPress(): void;
}

/** At an end of the game the button keeps the focus and says that it is disabled. */
function StepButton({ mark, label, isOff, onPress }: StepButtonProps) {
  return (
    <ToolButton className={styles.step} aria-label={label} aria-disabled={isOff || undefined} onClick={onPress}>
      <Icon name={mark} />
    </ToolButton>
  );
}

function SpeedSelect() {
  const { autoplay } = useReplayContext();
  const t = useTranslations("replay.bar");
  return (
    <label className={styles.speed}>
      <VisuallyHidden>{t("speed")}</VisuallyHidden>
      <select value={autoplay.speed} onChange={(event) => autoplay.setSpeed(Number(event.target.value) as Speed)}>
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {t("times", { speed })}
          </option>
        ))}
      </select>
    </label>
  );
}

function ViewpointPicker() {
  const { game, people, replay, lookAs } = useReplayContext();
  const t = useTranslations("replay.viewpoint");
  return (
    <fieldset>
      <VisuallyHidden as="legend">{t("label")}</VisuallyHidden>
      {game.viewpoints.map((seat) => (
        <label key={String(seat)} title={typeof seat === "number" ? people[seat]?.name : t("everyone")}>
          <input
            type="radio"
            name="as"
            checked={seat === replay.audience}
            onChange={() => lookAs(String(seat))}
            aria-label={typeof seat === "number" ? people[seat]?.name : t("everyone")}
          />
          {typeof seat === "number" ? <Shield seat={seat} /> : <Icon name="eye" />}
        </label>
      ))}
    </fieldset>
  );
}
