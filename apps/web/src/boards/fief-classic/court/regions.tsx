import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import { Offices } from "../../fief-shared/court/court.tsx";
import type { FiefModel, FiefProps, RegionShown } from "../game.ts";
import { regionsOnMap } from "../realm/realm.ts";
import { Holder } from "./holder.tsx";

/** The six regions: who holds the title, or how close a family is to it. */
export function Regions({ t, model }: FiefProps) {
  return (
    <Offices>
      {model.view.regions.map((shown) => (
        <div key={shown.region}>
          <dt>{capital(t(`region.${shown.region}`))}</dt>
          <dd>
            <Holder t={t} model={model} lord={shown.title?.lord ?? null} vacant={vacancyOf(t, model, shown)} />
            <small>{notesOf(t, model, shown).join(" · ")}</small>
          </dd>
        </div>
      ))}
    </Offices>
  );
}

function notesOf(t: Translate, model: FiefModel, { capital: seatOfFief, tax, curses }: RegionShown): readonly string[] {
  return [
    ...(seatOfFief === null ? [] : [t("court.capital", { village: t(`village.${seatOfFief}`) })]),
    ...(tax === null ? [] : [t("court.tax", { name: nameOf(model, tax) })]),
    ...curses.map((curse) => t(`curse.${curse}`)),
  ];
}

/** The family that has pawns in most of its villages. */
function vacancyOf(t: Translate, model: FiefModel, { region, isWard }: RegionShown): string {
  if (isWard) return t("court.ward");
  const of = regionsOnMap.find((one) => one.region === region)?.villages.length ?? 0;
  const held = model.view.villages.filter((one) => one.region === region && one.isOccupied);
  const counts = model.view.families.map(({ seat }) => ({
    seat,
    count: held.filter(({ holder }) => holder === seat).length,
  }));
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  if (best === undefined || best.count === 0) return t("court.vacant");
  return t("court.nearest", { name: nameOf(model, best.seat), count: best.count, of });
}
