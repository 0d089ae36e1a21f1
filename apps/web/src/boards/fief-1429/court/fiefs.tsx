import { ecusOf } from "@seneschal/wording/games/fief-1429";
import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import { Offices } from "../../fief-shared/court/court.tsx";
import { Rule } from "../../fief-shared/rule.tsx";
import type { FiefModel, FiefProps, FiefShown } from "../game.ts";
import { fiefsOnMap, onMap } from "../realm/realm.ts";
import { Holder } from "./holder.tsx";

/** The eight fiefs: who holds the title, or how close a family is to it. */
export function Fiefs({ t, model }: FiefProps) {
  return (
    <Offices>
      {model.view.fiefs.map((fief) => (
        <div key={fief.fief}>
          <dt>
            <Rule of="fief">{capital(t(`fief.${fief.fief}`))}</Rule>
          </dt>
          <dd>
            <Holder t={t} model={model} lord={fief.holder} vacant={vacancyOf(t, model, fief)} />
            {fief.taille === null ? null : <small>{t("court.taille", { name: nameOf(model, fief.taille) })}</small>}
          </dd>
        </div>
      ))}
    </Offices>
  );
}

/** Its price, and the family that controls most of it. */
function vacancyOf(t: Translate, model: FiefModel, { fief, price, city }: FiefShown): string {
  const villages = fiefsOnMap.find((one) => one.fief === fief)?.villages ?? [];
  const counts = model.view.families.map(({ seat }) => ({
    seat,
    count: model.view.villages.filter(({ village, controller }) => controller === seat && onMap(village).fief === fief)
      .length,
  }));
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  const cost = city === null ? ecusOf(t, price) : t("court.waits", { city: t(`village.${city}`) });
  if (best === undefined || best.count === 0) return t("court.free", { cost });
  return t("court.nearest", { cost, name: nameOf(model, best.seat), count: best.count, of: villages.length });
}
