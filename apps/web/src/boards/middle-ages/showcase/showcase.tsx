"use client";

import { ToolButton } from "../../../ui/buttons/tool-button.tsx";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Coins } from "../../../ui/typography/coins.tsx";
import { useTranslate } from "../../use-translate.ts";
import { type Fact, type MiddleAgesModel, type Row, rounds } from "../game.ts";
import { Rows } from "../rows/rows.tsx";
import { EmblemSymbols } from "../table-symbols.tsx";
import recorded from "./frames.json" with { type: "json" };
import styles from "./showcase.module.css";
import { useFrames } from "./use-frames.ts";

interface Frame {
  readonly round: number;
  readonly rows: readonly Row[];
  /** By seat. */
  readonly coins: readonly number[];
  readonly recent: readonly Fact[];
}

/** The bots, whose names begin like the tinctures of their seats. */
const people = ["Gautier", "Aveline", "Oda", "Sibylle"].map((name) => ({ name }));

const frames = recorded as unknown as readonly Frame[];

/** Three rounds of a recorded game between four bots, move by move. Screen readers get its caption. */
export function Showcase() {
  const t = useTranslate("middle-ages");
  const { place, isPlaying, toggle } = useFrames(frames.length);
  const frame = frames[place];
  if (frame === undefined) return null;
  return (
    <figure className={styles.showcase}>
      <EmblemSymbols />
      <div className={styles.rows} aria-hidden="true">
        <Rows t={t} model={modelOf(frame)} selected={null} isPicture />
      </div>
      <div className={styles.score} aria-hidden="true">
        {frame.coins.map((coins, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <span key={seat}>
            <Shield seat={seat} /> <Coins coins={coins} label="" />
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span>{t("showcase.caption", { round: frame.round, rounds })}</span>
        <ToolButton onClick={toggle} aria-label={t(isPlaying ? "showcase.pause" : "showcase.play")}>
          <Icon name={isPlaying ? "pause" : "play"} />
        </ToolButton>
      </figcaption>
    </figure>
  );
}

/** The part of a position that the rows read. */
function modelOf({ round, rows, recent }: Frame): MiddleAgesModel {
  return {
    view: { round, rows: rows.slice(0, 3), events: [] } as unknown as MiddleAgesModel["view"],
    question: null,
    outcome: null,
    choices: [],
    people,
    yourSeat: null,
    recent,
  };
}
