import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Holder } from "./holder.tsx";
import { vacancyText } from "./vacancy-text.ts";

/** The five bishoprics: bishop, tithe, and what befell them this turn. */
export function Sees({ t, scene }: { readonly t: Words; readonly scene: FiefScene }) {
  const { view } = scene;
  return (
    <dl className="fief-offices">
      {view.bishoprics.map(({ bishopric, bishop, calamities, boons, tithe }) => {
        const signs = [
          ...calamities.map((calamity) => t(`calamity.${calamity}`)),
          ...boons.map((boon) => t(`card.${boon}`)),
          ...(tithe === null ? [] : [t("court.tithe", { name: nameOf(scene, tithe.seat) })]),
        ];
        return (
          <div key={bishopric}>
            <dt>
              {bishopric}. {capital(t(`office.bishop-${bishopric}`))}
            </dt>
            <dd>
              <Holder
                t={t}
                scene={scene}
                lord={bishop}
                vacant={vacancyText(t, view, `bishop-${bishopric}` as "bishop-1")}
              />
              {signs.length === 0 ? null : <small>{signs.join(" · ")}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
