import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Holder } from "./holder.tsx";

/** The four bishoprics: bishop and tithe. */
export function Sees({ t, scene }: { readonly t: Words; readonly scene: FiefScene }) {
  return (
    <dl className="fief-offices">
      {scene.view.sees.map(({ see, bishop, tithe }) => (
        <div key={see}>
          <dt>{capital(t(`bishop.${see}`))}</dt>
          <dd>
            <Holder t={t} scene={scene} lord={bishop} vacant={t("court.vacant")} />
            {tithe === null ? null : <small>{t("court.tithe", { name: nameOf(scene, tithe) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
