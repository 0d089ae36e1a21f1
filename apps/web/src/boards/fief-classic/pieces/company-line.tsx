import { soldiersOf } from "@seneschal/wording/games/fief-classic";
import { CompanyLine as SharedCompanyLine } from "../../fief-shared/pieces/company-line.tsx";
import type { FiefMapProps } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

interface CompanyLineProps extends FiefMapProps {
  readonly company: Company;
}

export function CompanyLine({ t, tMap, model, company }: CompanyLineProps) {
  const { seat, road, lords, soldiers, stance } = company;
  return (
    <SharedCompanyLine
      t={t}
      tMap={tMap}
      readers={model}
      seat={seat}
      from={road === null ? null : onMap(road).name}
      lords={lords.map((lord) => ({ lord: lord.lord, signs: signsOf(lord) }))}
      parts={[
        ...(soldiers === 0 ? [] : [soldiersOf(t, soldiers)]),
        ...(stance === null ? [] : [tMap(`stance.${stance}`)]),
      ]}
    />
  );
}
