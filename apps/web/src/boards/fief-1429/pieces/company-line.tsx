import { troopsOf } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import {
  type CompanyLineProps,
  Part,
  PartPiece,
  CompanyLine as SharedCompanyLine,
} from "../../fief-shared/pieces/company-line.tsx";
import type { FiefModel } from "../game.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

export function CompanyLine(props: CompanyLineProps<FiefModel, Company>) {
  const { t, tMap, model, company } = props;
  const { prisoners, sergeants, knights, faceDown, engine } = company;
  return (
    <SharedCompanyLine
      {...props}
      signsOf={signsOf}
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
