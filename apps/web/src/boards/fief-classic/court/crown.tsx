import { namesOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Holder } from "./holder.tsx";

/** The king with his tax, and the cardinals. */
export function Crown({ t, scene }: { readonly t: Words; readonly scene: FiefScene }) {
  const { king, lords, supply, royalTaxes } = scene.view;
  return (
    <dl className="fief-offices">
      <div>
        <dt>{t("court.king")}</dt>
        <dd>
          <Holder t={t} scene={scene} lord={king?.lord ?? null} vacant={t("court.noKing")} />
          {royalTaxes.length === 0 ? null : (
            <small>{t("court.royalTax", { names: namesOf(t, scene, [...new Set(royalTaxes)]) })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t("court.cardinals")}</dt>
        <dd>
          {lords
            .filter(({ isCardinal }) => isCardinal)
            .map(({ lord }) => (
              <Holder key={lord} t={t} scene={scene} lord={lord} vacant="" />
            ))}
          <small className="quiet">{t("court.hats", { free: supply.hats })}</small>
        </dd>
      </div>
    </dl>
  );
}
