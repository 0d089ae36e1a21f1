import { Lord as LordShield, Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "../../fief-shared/pieces/piece.tsx";
import { nameOf } from "../../fief-shared/wording/names.ts";
import type { FiefScene, Lord } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { troopsOf } from "../wording/pieces.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

interface CompanyLineProps {
  readonly words: Words;
  readonly say: Words;
  readonly scene: FiefScene;
  readonly company: Company;
}

/** A company in words, for the detail of a village and the list of all. */
export function CompanyLine({ words, say, scene, company }: CompanyLineProps) {
  const { seat, road, lords, prisoners, sergeants, knights, faceDown, engine } = company;
  return (
    <li>
      {lords.length > 0 ? <LordShield seat={seat} /> : <Shield seat={seat} />}
      <span>
        <b>{nameOf(scene, seat)}</b>
        {road === null ? null : <em> {say("detail.onRoad", { from: onMap(road).name })}</em>}
        {lords.map((lord) => (
          <LordName key={lord.lord} words={words} say={say} lord={lord} />
        ))}
        {sergeants + knights === 0 ? null : <span className="part">{troopsOf(words, { sergeants, knights })}</span>}
        {faceDown === 0 ? null : <span className="part">{words("faceDown", { pawns: faceDown })}</span>}
        {engine === null ? null : <span className="part">{say("detail.engineOf", { shows: engine })}</span>}
        {prisoners.map((lord) => (
          <span key={lord.lord} className="part">
            <Piece name="bars" />{" "}
            {say("detail.prisoner", { name: words(`lord.${lord.lord}`), family: nameOf(scene, lord.seat) })}
          </span>
        ))}
      </span>
    </li>
  );
}

function LordName({ words, say, lord }: { readonly words: Words; readonly say: Words; readonly lord: Lord }) {
  return (
    <span className="part">
      {signsOf(lord).map((sign) => (
        <Piece key={sign} name={sign} label={say(`sign.${sign}`)} />
      ))}
      {words(`lord.${lord.lord}`)}
    </span>
  );
}
