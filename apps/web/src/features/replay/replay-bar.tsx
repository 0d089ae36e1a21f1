"use client";

import { useTranslations } from "next-intl";
import type { Person } from "../../boards/board-model.ts";
import type { Game, Replay } from "../../lib/api-client/types.ts";
import { Mark } from "../../ui/mark.tsx";
import type { MarkName } from "../../ui/mark-name.ts";
import { Shield } from "../../ui/shield.tsx";
import { Tool } from "../../ui/tool.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ReplayLink } from "./replay-link.tsx";
import { ReplayTrack } from "./replay-track.tsx";
import type { Frame, Tick } from "./state/frames.ts";
import { type Autoplay, type Speed, speeds } from "./state/use-autoplay.ts";
import { viewpointsOf } from "./state/viewpoints.ts";

interface ReplayBarProps {
  readonly frames: readonly Frame[];
  readonly ticks: readonly Tick[];
  readonly place: number;
  readonly game: Game;
  readonly people: readonly Person[];
  readonly audience: Replay["audience"];
  readonly autoplay: Autoplay;
  onGo(place: number): void;
  onLook(as: string): void;
}

/** What sticks to the foot of a replay: steps, the slider over the rounds, the point of view. */
export function ReplayBar(props: ReplayBarProps) {
  const { frames, ticks, place, game, people, audience, autoplay, onGo, onLook } = props;
  const t = useTranslations("replay");
  const last = frames.length - 1;
  return (
    <section className="replaybar" aria-label={t("bar.label")}>
      <div className="steps">
        <StepButton mark="first" label={t("bar.first")} isOff={place === 0} onPress={() => onGo(0)} />
        <StepButton mark="prev" label={t("bar.back")} isOff={place === 0} onPress={() => onGo(place - 1)} />
        <Tool className="main" aria-label={t(autoplay.isPlaying ? "bar.pause" : "bar.play")} onClick={autoplay.toggle}>
          <Mark name={autoplay.isPlaying ? "pause" : "play"} />
        </Tool>
        <StepButton mark="next" label={t("bar.on")} isOff={place === last} onPress={() => onGo(place + 1)} />
        <StepButton mark="last" label={t("bar.last")} isOff={place === last} onPress={() => onGo(last)} />
        <label className="speed">
          <VisuallyHidden>{t("bar.speed")}</VisuallyHidden>
          <select value={autoplay.speed} onChange={(event) => autoplay.setSpeed(Number(event.target.value) as Speed)}>
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {t("bar.times", { speed })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ReplayTrack frames={frames} ticks={ticks} place={place} onGo={onGo} />
      <div className="viewer">
        <fieldset>
          <VisuallyHidden as="legend">{t("viewpoint.label")}</VisuallyHidden>
          {viewpointsOf(game).map((seat) => (
            <label key={String(seat)} title={typeof seat === "number" ? people[seat]?.name : t("viewpoint.everyone")}>
              <input
                type="radio"
                name="as"
                checked={seat === audience}
                onChange={() => onLook(String(seat))}
                aria-label={typeof seat === "number" ? people[seat]?.name : t("viewpoint.everyone")}
              />
              {typeof seat === "number" ? <Shield seat={seat} /> : <Mark name="eye" />}
            </label>
          ))}
        </fieldset>
        <ReplayLink game={game} at={frames[place]?.step.version ?? 0} audience={audience} />
      </div>
    </section>
  );
}

interface StepButtonProps {
  readonly mark: MarkName;
  readonly label: string;
  readonly isOff: boolean;
  onPress(): void;
}

/** At an end of the game it stays reachable, and says so. */
function StepButton({ mark, label, isOff, onPress }: StepButtonProps) {
  return (
    <Tool aria-label={label} aria-disabled={isOff || undefined} onClick={onPress}>
      <Mark name={mark} />
    </Tool>
  );
}
