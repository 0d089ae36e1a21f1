import { Lord as LordShield, Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "../../fief-shared/pieces/piece.tsx";
import { nameOf } from "../../fief-shared/wording/names.ts";
import type { FiefScene } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import { soldiersOf } from "../wording/pieces.ts";
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
  const { seat, road, lords, soldiers, stance } = company;
  return (
    <li>
      {lords.length > 0 ? <LordShield seat={seat} /> : <Shield seat={seat} />}
      <span>
        <b>{nameOf(scene, seat)}</b>
        {road === null ? null : <em> {say("detail.onRoad", { from: onMap(road).name })}</em>}
        {lords.map((lord) => (
          <span key={lord.lord} className="part">
            {signsOf(lord).map((sign) => (
              <Piece key={sign} name={sign} label={say(`sign.${sign}`)} />
            ))}
            {words(`lord.${lord.lord}`)}
          </span>
        ))}
        {soldiers === 0 ? null : <span className="part">{soldiersOf(words, soldiers)}</span>}
        {stance === null ? null : <span className="part">{say(`stance.${stance}`)}</span>}
      </span>
    </li>
  );
}
