import { tileInFull } from "@seneschal/wording/games/middle-ages";
import clsx from "clsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { Translate } from "../../board.ts";
import selectable from "../../styles/selectable.module.css";
import colors from "../domain-colors.module.css";
import { Emblem, Signs } from "../emblem.tsx";
import type { Tile } from "../game.ts";
import styles from "./fief.module.css";

interface ChipProps {
  readonly tile: Tile;
  readonly t: Translate;
  readonly isComing?: boolean;
  /** An attack would take this one first. */
  readonly isThreatened?: boolean;
  readonly choice?: { readonly isChosen: boolean; readonly onChoose: () => void } | undefined;
}

/** A tile in a fief: a slip with its number, emblem and signs. */
export function Chip({ tile, t, isComing = false, isThreatened = false, choice }: ChipProps) {
  const said = [
    tileInFull(t, tile),
    ...(isComing ? [t("chip.coming")] : []),
    ...(isThreatened ? [t("chip.threatened")] : []),
  ].join(", ");
  const classes = clsx(styles.chip, colors[tile.domain], isComing && styles.coming, choice && selectable.selectable);
  const face = (
    <>
      <span>{tile.number}</span>
      <Emblem domain={tile.domain} className={styles.chipEmblem} />
      <Signs peasants={tile.peasants} chests={tile.chests} />
      {isThreatened ? <Icon name="swords" className={styles.threat} /> : null}
    </>
  );
  if (choice === undefined) {
    return (
      <div className={classes} role="img" aria-label={said} title={said}>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      aria-label={t("chip.choose", { tile: said })}
      title={said}
      aria-pressed={choice.isChosen}
      onClick={choice.onChoose}
    >
      {face}
    </button>
  );
}
