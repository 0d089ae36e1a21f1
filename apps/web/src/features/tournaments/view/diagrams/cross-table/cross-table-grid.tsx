import type { CSSProperties } from "react";
import { BaseTable } from "../../../../../ui/lists/data-table.tsx";
import { VisuallyHidden } from "../../../../../ui/typography/visually-hidden.tsx";
import type { PlayerNames } from "../../../entrants/player-names.ts";
import { halves, type Meeting } from "./cross-table.ts";
import styles from "./cross-table-grid.module.css";

interface CrossTableGridProps {
  readonly players: readonly string[];
  readonly cells: readonly (readonly (Meeting | null)[])[];
  readonly playerNames: PlayerNames;
  readonly caption: string;
  /** The text of a cell for screen readers. */
  readonly describe: (meeting: Meeting) => string;
}

/**
 * A cross table: how often each player finished ahead of each other one. Darker cells mean more often. Names and numbers
 * stay in sight while it scrolls.
 */
export function CrossTableGrid({ players, cells, playerNames, caption, describe }: CrossTableGridProps) {
  return (
    <BaseTable className={styles.grid}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {players.map((player, place) => (
            <th key={player} scope="col" title={playerNames(player).marked}>
              {place + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player, row) => (
          <tr key={player}>
            <th scope="row">
              <span className={styles.number}>{row + 1}</span> {playerNames(player).marked}
            </th>
            {players.map((other, column) => (
              <Cell key={other} meeting={cells[row]?.[column] ?? null} isOwn={row === column} describe={describe} />
            ))}
          </tr>
        ))}
      </tbody>
    </BaseTable>
  );
}

interface CellProps extends Pick<CrossTableGridProps, "describe"> {
  readonly meeting: Meeting | null;
  readonly isOwn: boolean;
}

function Cell({ meeting, isOwn, describe }: CellProps) {
  if (isOwn) return <td className={styles.same}>×</td>;
  if (meeting === null) return <td />;
  const share = Math.round((100 * meeting.won) / meeting.met);
  return (
    <td className={styles.met} style={{ "--share": `${share}%` } as CSSProperties}>
      <VisuallyHidden>{describe(meeting)}</VisuallyHidden>
      <span aria-hidden="true">
        {halves(meeting.won)}
        {meeting.met > 1 && <small>/{meeting.met}</small>}
      </span>
    </td>
  );
}
