import { ecusOf } from "@seneschal/wording/games/fief-1429";
import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefScene, FiefShown } from "../game.ts";
import { fiefsOnMap, onMap } from "../realm/realm.ts";
import { Holder } from "./holder.tsx";

/** The eight fiefs: who bears the title, or how near a family is to it. */
export function Fiefs({ t, scene }: { readonly t: Words; readonly scene: FiefScene }) {
  return (
    <dl className="fief-offices">
      {scene.view.fiefs.map((fief) => (
        <div key={fief.fief}>
          <dt>{capital(t(`fief.${fief.fief}`))}</dt>
          <dd>
            <Holder t={t} scene={scene} lord={fief.holder} vacant={vacancyOf(t, scene, fief)} />
            {fief.taille === null ? null : <small>{t("court.taille", { name: nameOf(scene, fief.taille) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Its price, and the family that controls most of it. */
function vacancyOf(t: Words, scene: FiefScene, { fief, price, city }: FiefShown): string {
  const villages = fiefsOnMap.find(({ id }) => id === fief)?.villages ?? [];
  const counts = scene.view.families.map(({ seat }) => ({
    seat,
    count: scene.view.villages.filter(({ village, controller }) => controller === seat && onMap(village).fief === fief)
      .length,
  }));
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  const cost = city === null ? ecusOf(t, price) : t("court.waits", { city: t(`village.${city}`) });
  if (best === undefined || best.count === 0) return t("court.free", { cost });
  return t("court.nearest", { cost, name: nameOf(scene, best.seat), count: best.count, of: villages.length });
}
