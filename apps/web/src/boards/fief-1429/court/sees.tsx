import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import { Offices } from "../../fief-shared/court/court.tsx";
import { Rule } from "../../fief-shared/rule.tsx";
import type { FiefProps } from "../game.ts";
import { Holder } from "./holder.tsx";
import { vacancyText } from "./vacancy-text.ts";

/** The five bishoprics: bishop, tithe, and the disasters and boons of this turn. */
export function Sees({ t, model }: FiefProps) {
  const { view } = model;
  return (
    <Offices>
      {view.bishoprics.map(({ bishopric, bishop, calamities, boons, tithe }) => {
        const signs = [
          ...calamities.map((calamity) => t(`calamity.${calamity}`)),
          ...boons.map((boon) => t(`card.${boon}`)),
          ...(tithe === null ? [] : [t("court.tithe", { name: nameOf(model, tithe.seat) })]),
        ];
        return (
          <div key={bishopric}>
            <dt>
              <Rule of="bishop">
                {bishopric}. {capital(t(`office.bishop-${bishopric}`))}
              </Rule>
            </dt>
            <dd>
              <Holder
                t={t}
                model={model}
                lord={bishop}
                vacant={vacancyText(t, view, `bishop-${bishopric}` as "bishop-1")}
              />
              {signs.length === 0 ? null : <small>{signs.join(" · ")}</small>}
            </dd>
          </div>
        );
      })}
    </Offices>
  );
}
