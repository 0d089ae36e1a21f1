import { troopsOf } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Part, PartPiece, CompanyLine as SharedCompanyLine } from "../../fief-shared/pieces/company-line.tsx";
import type { FiefMapProps } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

interface CompanyLineProps extends FiefMapProps {
  readonly company: Company;
}

export function CompanyLine({ t, tMap, model, company }: CompanyLineProps) {
  const { seat, road, lords, prisoners, sergeants, knights, faceDown, engine } = company;
  return (
    <SharedCompanyLine
      t={t}
      tMap={tMap}
      readers={model}
      seat={seat}
      from={road === null ? null : onMap(road).name}
      lords={lords.map((lord) => ({ lord: lord.lord, signs: signsOf(lord) }))}
      parts={[
        ...(sergeants + knights === 0 ? [] : [troopsOf(t, { sergeants, knights })]),
        ...(faceDown === 0 ? [] : [t("faceDown", { pawns: faceDown })]),
        ...(engine === null ? [] : [tMap("detail.engineOf", { shows: engine })]),
      ]}
    >
      {prisoners.map((lord) => (
        <Part key={lord.lord}>
          <PartPiece name="bars" />{" "}
          {tMap("detail.prisoner", { name: t(`lord.${lord.lord}`), family: nameOf(model, lord.seat) })}
        </Part>
      ))}
    </SharedCompanyLine>
  );
}
