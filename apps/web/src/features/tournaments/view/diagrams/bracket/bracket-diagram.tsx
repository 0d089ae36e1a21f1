import type { CSSProperties } from "react";
import type { TournamentRound } from "../../../../../lib/api-client/types.ts";
import type { PlayerNames } from "../../../entrants/player-names.ts";
import { shortenName } from "../shorten-name.ts";
import { type Box, type BracketScale, bracketOf, onScreen, pageOf } from "./bracket.ts";
import styles from "./bracket-diagram.module.css";
import type { BracketEntry, BracketRound } from "./contents.ts";

interface BracketPictureProps {
  readonly rounds: readonly TournamentRound[];
  /** The rounds that are not drawn yet. */
  readonly ahead?: readonly BracketRound[];
  readonly playerNames: PlayerNames;
  /** The text alternative. */
  readonly label: string;
  /** The heading of a box. */
  readonly head: (box: Box) => string;
  /** The name of a place that is still open. */
  readonly open?: (entry: BracketEntry) => string;
  readonly scale?: BracketScale;
  /** One page of several. */
  readonly page?: { readonly number: number; readonly of: number };
}

const margin = 2;

/** A bracket. Players who advance are bold, and a line leads to their next table. */
export function BracketDiagram(props: BracketPictureProps) {
  const { rounds, ahead = [], playerNames, label, head, open, scale = onScreen, page = { number: 1, of: 1 } } = props;
  const { width, height, boxes, threads, top } = pageOf(bracketOf(rounds, ahead, scale), page.number, page.of);
  const { boxWidth, headHeight, textSize, headSize } = scale;
  const nameOf = (player: string | null, entry: BracketEntry | null) =>
    player !== null ? shortenName(playerNames(player)) : entry !== null ? (open?.(entry) ?? "") : "";
  return (
    <svg
      className={styles.bracket}
      role="img"
      aria-label={label}
      width={width + 2 * margin}
      height={height + 2 * margin}
      viewBox={`${-margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}`}
      preserveAspectRatio="xMinYMin"
      fontSize={textSize}
      style={{ "--width": width } as CSSProperties}
    >
      {threads.map(({ player, from: [x, y], to: [endX, endY] }) => (
        <path
          key={`${player} ${x} ${y} ${endX} ${endY}`}
          className={styles.thread}
          d={`M${x} ${y}C${(x + endX) / 2} ${y} ${(x + endX) / 2} ${endY} ${endX} ${endY}`}
        />
      ))}
      {boxes.map((box) => (
        <g key={`${box.round} ${box.table} ${box.x} ${box.y}`}>
          <rect className={styles.box} x={box.x} y={box.y} width={boxWidth} height={box.height} rx="2" />
          <text className={styles.boxHead} x={box.x + 8} y={box.y + headHeight * 0.7} fontSize={headSize}>
            {head(box)}
          </text>
          {box.lines.map(({ player, entry, rank, advances, y }) => (
            <text
              key={player ?? y}
              className={advances || rank === 1 ? styles.advancing : undefined}
              x={box.x + 8}
              y={y + textSize / 3}
            >
              {nameOf(player, entry)}
              {rank !== null && (
                <tspan x={box.x + boxWidth - 8} textAnchor="end">
                  {rank}.
                </tspan>
              )}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
