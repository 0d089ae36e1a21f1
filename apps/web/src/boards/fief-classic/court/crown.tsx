import { namesOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import type { FiefModel } from "../game.ts";
import { Holder } from "./holder.tsx";

/** The king with his tax, and the cardinals. */
export function Crown({ t, model }: { readonly t: Words; readonly model: FiefModel }) {
  const { king, lords, supply, royalTaxes } = model.view;
  return (
    <dl className="fief-offices">
      <div>
        <dt>{t("court.king")}</dt>
        <dd>
          <Holder t={t} model={model} lord={king?.lord ?? null} vacant={t("court.noKing")} />
          {royalTaxes.length === 0 ? null : (
            <small>{t("court.royalTax", { names: namesOf(t, model, [...new Set(royalTaxes)]) })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t("court.cardinals")}</dt>
        <dd>
          {lords
            .filter(({ isCardinal }) => isCardinal)
            .map(({ lord }) => (
              <Holder key={lord} t={t} model={model} lord={lord} vacant="" />
            ))}
          <small className="quiet">{t("court.hats", { free: supply.hats })}</small>
        </dd>
      </div>
    </dl>
  );
}
