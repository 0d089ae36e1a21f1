import type { Readers, Words } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Shield } from "../../../ui/shield.tsx";

export interface Deal {
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

interface DealListProps {
  readonly t: Words;
  readonly readers: Readers;
  /** In the order in which they came about. */
  readonly deals: readonly Deal[];
}

/** Offers and promises, newest first; where there are many, those among others lie folded below one's own. */
export function DealList({ t, readers, deals }: DealListProps) {
  const newest = deals.toReversed();
  const isShown = ({ seats }: Deal) =>
    deals.length <= few || (readers.yourSeat !== null && seats.includes(readers.yourSeat));
  const folded = newest.filter((one) => !isShown(one));
  return (
    <>
      <Lines readers={readers} deals={newest.filter(isShown)} />
      {folded.length > 0 && (
        <Disclosure>
          <summary>{t("offers.others", { count: folded.length })}</summary>
          <Lines readers={readers} deals={folded} />
        </Disclosure>
      )}
    </>
  );
}

function Lines({ readers, deals }: Omit<DealListProps, "t">) {
  return (
    <ul>
      {deals.map(({ key, seat, text, answers }) => (
        <li key={key}>
          <Shield seat={seat} label={nameOf(readers, seat)} />
          <span>{text}</span>
          {answers}
        </li>
      ))}
    </ul>
  );
}
