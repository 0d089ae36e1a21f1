import type { PlayerNames } from "../../entrants/player-names.ts";
import { halves, type Meeting } from "./cross-table.ts";
import styles from "./cross-table-diagram.module.css";
import { shortenName } from "./shorten-name.ts";

interface CrossPictureProps {
  readonly players: readonly string[];
  readonly cells: readonly (readonly (Meeting | null)[])[];
  readonly playerNames: PlayerNames;
  /** The text alternative. */
  readonly label: string;
}

const cell = 34;
/** The usual width of a letter. */
const letter = 8;
const numberColumnWidth = 34;

/** A cross-table: how often each player finished ahead of each other one. Darker cells mean more often. */
export function CrossTableDiagram({ players, cells, playerNames, label }: CrossPictureProps) {
  const names =
    numberColumnWidth + letter * Math.max(0, ...players.map((player) => shortenName(playerNames(player)).length));
  const width = names + players.length * cell + 1;
  const height = (players.length + 1) * cell + 1;
  return (
    <svg
      className={styles.diagram}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {players.map((player, row) => (
        <g key={player} transform={`translate(0 ${(row + 1) * cell})`}>
          <text x="0" y={cell / 2 + 5}>
            {row + 1}. {shortenName(playerNames(player))}
          </text>
          <text className={styles.head} x={names + (row + 0.5) * cell} y={-(row + 0.5) * cell + 5} textAnchor="middle">
            {row + 1}
          </text>
          {players.map((other, column) => (
            <Cell key={other} x={names + column * cell} meeting={cells[row]?.[column] ?? null} isOwn={row === column} />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface CellProps {
  readonly x: number;
  readonly meeting: Meeting | null;
  readonly isOwn: boolean;
}

function Cell({ x, meeting, isOwn }: CellProps) {
  return (
    <>
      <rect className={isOwn ? styles.own : styles.ground} x={x} y="0" width={cell} height={cell} />
      {meeting !== null && (
        <>
          <rect
            className={styles.share}
            x={x}
            y="0"
            width={cell}
            height={cell}
            fillOpacity={(0.4 * meeting.won) / meeting.met}
          />
          <text x={x + cell / 2} y={meeting.met > 1 ? cell / 2 : cell / 2 + 5} textAnchor="middle">
            {halves(meeting.won)}
          </text>
          {meeting.met > 1 && (
            <text className={styles.outOf} x={x + cell / 2} y={cell - 5} textAnchor="middle">
              /{meeting.met}
            </text>
          )}
        </>
      )}
    </>
  );
}
