import type { ReactNode } from "react";
import { SiteSymbols } from "../../src/ui/heraldry/site-symbols.tsx";
import { Symbols } from "../../src/ui/heraldry/symbols.tsx";
import { tinctureOf } from "../../src/ui/heraldry/tincture.ts";
import styles from "./picture-card.module.css";

export const cardWidth = 1200;
export const cardHeight = 630;

const margin = 20;
const board = { width: 836, height: cardHeight - 2 * margin };
const text = { x: 880, width: 300 };

/** Everything that a picture says and shows. */
export interface PictureCard {
  readonly language: string;
  readonly game: string;
  readonly name: string;
  readonly stage: string;
  readonly site: string;
  readonly players: readonly PicturePlayer[];
  readonly drawing: ReactNode;
  /** The size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
}

export interface PicturePlayer {
  readonly seat: number;
  readonly name: string;
  readonly score: number | null;
  readonly isWinner: boolean;
}

/** The picture of a position for link previews: the board, and next to it the game, its players and their scores. */
export function Card({ drawing, width, height, ...card }: PictureCard) {
  const scale = Math.min(board.width / width, board.height / height);
  const x = margin + (board.width - width * scale) / 2;
  const y = margin + (board.height - height * scale) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${cardWidth} ${cardHeight}`} xmlLang={card.language}>
      <title>{[card.name, card.game, card.stage].filter(Boolean).join(", ")}</title>
      <Symbols>
        <SiteSymbols />
      </Symbols>
      <rect className={styles.page} width={cardWidth} height={cardHeight} />
      <svg
        aria-hidden="true"
        x={x}
        y={y}
        width={width * scale}
        height={height * scale}
        viewBox={`0 0 ${width} ${height}`}
      >
        {drawing}
      </svg>
      <Words {...card} />
    </svg>
  );
}

function Words({ game, name, stage, site, players }: Omit<PictureCard, "drawing" | "width" | "height">) {
  const lines = linesOf(name, 24, 2);
  const top = 118 + lines.length * 34;
  return (
    <g transform={`translate(${text.x} 0)`}>
      <text className={styles.game} y="62">
        {shortened(game, 22)}
      </text>
      {lines.map((line, place) => (
        <text key={line} className={styles.name} y={104 + place * 34}>
          {line}
        </text>
      ))}
      <text className={styles.stage} y={top - 8}>
        {shortened(stage, 34)}
      </text>
      {players.map((player, place) => (
        <PlayerLine key={player.seat} player={player} y={top + 24 + place * 50} />
      ))}
      <text className={styles.site} x={text.width} y={cardHeight - 30}>
        {site}
      </text>
    </g>
  );
}

function PlayerLine({
  player: { seat, name, score, isWinner },
  y,
}: {
  readonly player: PicturePlayer;
  readonly y: number;
}) {
  return (
    <g transform={`translate(0 ${y})`}>
      <use
        href={`#${isWinner ? "l" : "s"}-${tinctureOf(seat)}`}
        x="0"
        y={isWinner ? -12 : 0}
        width="32"
        height={isWinner ? 46 : 36}
      />
      <text className={isWinner ? styles.winner : styles.player} x="42" y="26">
        {shortened(name, 19)}
      </text>
      {score === null ? null : (
        <text className={styles.score} x={text.width} y="26">
          {score}
        </text>
      )}
    </g>
  );
}

const shortened = (words: string, most: number) =>
  words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`;

/** Words in lines of about `letters` letters; what does not fit in the last one is cut off. */
function linesOf(words: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const joined = `${lines.at(-1) ?? ""} ${word}`.trim();
    const isFull = lines.length === 0 || joined.length > letters;
    if (isFull && lines.length < most) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines.map((line) => shortened(line, letters));
}
