import type { Readers } from "@seneschal/wording";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { ReactNode } from "react";
import { Lord as LordShield, Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "./drawings/piece.tsx";
import type { PieceName } from "./drawings/symbols.tsx";

interface CompanyLineProps {
  readonly t: Words;
  readonly tMap: Words;
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
    <li>
      {lords.length > 0 ? <LordShield seat={seat} /> : <Shield seat={seat} />}
      <span>
        <b>{nameOf(readers, seat)}</b>
        {from === null ? null : <em> {tMap("detail.onRoad", { from })}</em>}
        {lords.map(({ lord, signs }) => (
          <span key={lord} className="part">
            {signs.map((sign) => (
              <Piece key={sign} name={sign} label={tMap(`sign.${sign}`)} />
            ))}
            {t(`lord.${lord}`)}
          </span>
        ))}
        {parts.map((part) => (
          <span key={part} className="part">
            {part}
          </span>
        ))}
        {children}
      </span>
    </li>
  );
}
