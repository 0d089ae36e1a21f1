import type { Readers, Translate } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import styles from "./offers.module.css";

export interface Deal {
  readonly key: string;
  /** The family whose shield is in front of it. */
  readonly seat: number;
  /** The seats it binds. */
  readonly seats: readonly number[];
  readonly text: string;
  /** The answers to it. */
  readonly answers?: ReactNode;
}

/** As many as fit on a phone above the map. */
const few = 4;

interface DealListProps {
  readonly t: Translate;
  readonly readers: Readers;
  /** In the order in which they were made. */
  readonly deals: readonly Deal[];
}

/** Offers and promises, newest first; if there are many, those between other players are collapsed below your own. */
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
        <li key={key} className={styles.deal}>
          <Shield seat={seat} label={nameOf(readers, seat)} />
          <span>{text}</span>
          {answers}
        </li>
      ))}
    </ul>
  );
}
