import type { Readers, Words } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Shield } from "../../../ui/shield.tsx";

export interface Dealing {
  readonly key: string;
  /** Whose shield stands before it. */
  readonly seat: number;
  /** Everybody whom it binds. */
  readonly seats: readonly number[];
  readonly text: string;
  /** What may be answered to it. */
  readonly answers?: ReactNode;
}

/** So many fit a phone above the map. */
const few = 4;

interface DealingsProps {
  readonly words: Words;
  readonly readers: Readers;
  /** In the order in which they came about. */
  readonly dealings: readonly Dealing[];
}

/** Offers and promises, newest first; where there are many, those among others lie folded below one's own. */
export function Dealings({ words, readers, dealings }: DealingsProps) {
  const newest = dealings.toReversed();
  const isShown = ({ seats }: Dealing) =>
    dealings.length <= few || (readers.yourSeat !== null && seats.includes(readers.yourSeat));
  const folded = newest.filter((one) => !isShown(one));
  return (
    <>
      <Lines readers={readers} dealings={newest.filter(isShown)} />
      {folded.length > 0 && (
        <details className="fold">
          <summary>{words("offers.others", { count: folded.length })}</summary>
          <Lines readers={readers} dealings={folded} />
        </details>
      )}
    </>
  );
}

function Lines({ readers, dealings }: Omit<DealingsProps, "words">) {
  return (
    <ul>
      {dealings.map(({ key, seat, text, answers }) => (
        <li key={key}>
          <Shield seat={seat} label={nameOf(readers, seat)} />
          <span>{text}</span>
          {answers}
        </li>
      ))}
    </ul>
  );
}
