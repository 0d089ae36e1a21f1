import { soldiersOf } from "@seneschal/wording/games/fief-classic";
import { type CompanyLineProps, CompanyLine as SharedCompanyLine } from "../../fief-shared/pieces/company-line.tsx";
import type { FiefModel } from "../game.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

export function CompanyLine(props: CompanyLineProps<FiefModel, Company>) {
  const { t, tMap, company } = props;
  const { soldiers, stance } = company;
  return (
    <SharedCompanyLine
      {...props}
      signsOf={signsOf}
      parts={[
        ...(soldiers === 0 ? [] : [soldiersOf(t, soldiers)]),
        ...(stance === null ? [] : [tMap(`stance.${stance}`)]),
      ]}
    />
  );
}
