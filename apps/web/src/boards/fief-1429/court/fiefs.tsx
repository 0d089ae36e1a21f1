import { ecusOf } from "@seneschal/wording/games/fief-1429";
import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefScene, FiefShown } from "../game.ts";
import { fiefsOnMap, onMap } from "../realm/realm.ts";
import { Holder } from "./holder.tsx";

/** The eight fiefs: who bears the title, or how near a family is to it. */
export function Fiefs({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  return (
    <dl className="fief-offices">
      {scene.view.fiefs.map((fief) => (
        <div key={fief.fief}>
          <dt>{capital(words(`fief.${fief.fief}`))}</dt>
          <dd>
            <Holder words={words} scene={scene} lord={fief.holder} vacant={vacancyOf(words, scene, fief)} />
            {fief.taille === null ? null : <small>{words("court.taille", { name: nameOf(scene, fief.taille) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Its price, and the family that controls most of it. */
function vacancyOf(words: Words, scene: FiefScene, { fief, price, city }: FiefShown): string {
  const villages = fiefsOnMap.find(({ id }) => id === fief)?.villages ?? [];
  const counts = scene.view.families.map(({ seat }) => ({
    seat,
    count: scene.view.villages.filter(({ village, controller }) => controller === seat && onMap(village).fief === fief)
      .length,
  }));
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  const cost = city === null ? ecusOf(words, price) : words("court.waits", { city: words(`village.${city}`) });
  if (best === undefined || best.count === 0) return words("court.free", { cost });
  return words("court.nearest", { cost, name: nameOf(scene, best.seat), count: best.count, of: villages.length });
}
