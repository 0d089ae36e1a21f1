import { lordName } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { type FiefScene, type Lord, lordShown } from "../game.ts";

/** Every marriage, and the alliance that it makes. */
export function Alliances({ t, scene }: { readonly t: Words; readonly scene: FiefScene }) {
  const husbands = scene.view.lords.filter(({ spouse, isWoman }) => spouse !== null && !isWoman);
  return (
    <div className="fief-alliances">
      <h3>{t("court.marriages")}</h3>
      {husbands.length === 0 ? <p className="quiet small">{t("court.noMarriage")}</p> : null}
      <ul>
        {husbands.map((husband) => (
          <Couple key={husband.lord} t={t} scene={scene} husband={husband} />
        ))}
      </ul>
    </div>
  );
}

function Couple({ t, scene, husband }: { readonly t: Words; readonly scene: FiefScene; readonly husband: Lord }) {
  const wife = lordShown(scene.view, husband.spouse);
  if (wife === undefined) return null;
  const points = scene.view.families.find(({ seat }) => seat === husband.seat)?.alliedPoints ?? 0;
  return (
    <li>
      <Shield seat={husband.seat} label={nameOf(scene, husband.seat)} />
      <span>{t("court.couple", { husband: lordName(t, husband), wife: lordName(t, wife) })}</span>
      <Shield seat={wife.seat} label={nameOf(scene, wife.seat)} />
      <small className="quiet">{t("court.together", { points })}</small>
    </li>
  );
}
