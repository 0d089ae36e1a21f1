import type { Readers } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Lord as LordShield } from "../../../ui/heraldry/shield.tsx";
import type { Translate } from "../../board.ts";
import styles from "./company-line.module.css";
import { Piece, type PieceProps } from "./drawings/piece.tsx";
import type { PieceName } from "./drawings/symbols.tsx";
import { InlineShield } from "./inline-shield.tsx";

interface CompanyLineProps {
  readonly t: Translate;
  readonly tMap: Translate;
  readonly readers: Readers;
  readonly seat: number;
  /** The name of the village that it comes from; null if it is not on the road. */
  readonly from: string | null;
  readonly lords: readonly { readonly lord: string; readonly signs: readonly PieceName[] }[];
  /** Its pawns and its stance, part by part. */
  readonly parts: readonly string[];
  readonly children?: ReactNode;
}

/** A company in words, for the detail of a village and the list of all. */
export function CompanyLine({ t, tMap, readers, seat, from, lords, parts, children }: CompanyLineProps) {
  return (
    <li className={styles.company}>
      {lords.length > 0 ? <LordShield seat={seat} className={styles.lord} /> : <InlineShield seat={seat} />}
      <span>
        <b>{nameOf(readers, seat)}</b>
        {from === null ? null : <em> {tMap("detail.onRoad", { from })}</em>}
        {lords.map(({ lord, signs }) => (
          <Part key={lord}>
            {signs.map((sign) => (
              <PartPiece key={sign} name={sign} label={tMap(`sign.${sign}`)} />
            ))}
            {t(`lord.${lord}`)}
          </Part>
        ))}
        {parts.map((part) => (
          <Part key={part}>{part}</Part>
        ))}
        {children}
      </span>
    </li>
  );
}

/** The companies in a village, each as a `CompanyLine`. */
export const CompanyList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

/** A lord, the pawns or the stance of a company. */
export const Part = ({ children }: { readonly children: ReactNode }) => <span className={styles.part}>{children}</span>;

/** The sign of a lord, in a part. */
export const PartPiece = (props: Omit<PieceProps, "className">) => <Piece {...props} className={styles.piece} />;
