import type { Readers } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Lord as LordShield } from "../../../ui/heraldry/shield.tsx";
import type { VillageName } from "../realm/places.ts";
import type { MapPartProps } from "../table.ts";
import styles from "./company-line.module.css";
import { Piece, type PieceProps } from "./drawings/piece.tsx";
import type { PieceName } from "./drawings/symbols.tsx";
import { InlineShield } from "./inline-shield.tsx";

export interface CompanyLineProps<Model, Company> extends MapPartProps<Model> {
  readonly company: Company;
}

interface StandingCompany<Lord> {
  readonly seat: number;
  /** The village that it comes from; null if it is not on the road. */
  readonly road: VillageName | null;
  readonly lords: readonly Lord[];
}

interface SharedLineProps<Lord> extends CompanyLineProps<Readers, StandingCompany<Lord>> {
  signsOf(lord: Lord): readonly PieceName[];
  /** Its pawns and its stance, part by part. */
  readonly parts: readonly string[];
  readonly children?: ReactNode;
}

/** A company in words, for the detail of a village and the list of all. */
export function CompanyLine<Lord extends { readonly lord: string }>(props: SharedLineProps<Lord>) {
  const { t, tMap, model, company, signsOf, parts, children } = props;
  const { seat, road, lords } = company;
  return (
    <li className={styles.company}>
      {lords.length > 0 ? <LordShield seat={seat} className={styles.lord} /> : <InlineShield seat={seat} />}
      <span>
        <b>{nameOf(model, seat)}</b>
        {road === null ? null : <em> {tMap("detail.onRoad", { from: t(`village.${road}`) })}</em>}
        {lords.map((lord) => (
          <Part key={lord.lord}>
            {signsOf(lord).map((sign) => (
              <PartPiece key={sign} name={sign} label={tMap(`sign.${sign}`)} />
            ))}
            {t(`lord.${lord.lord}`)}
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
