import { capital, nameOf } from "@seneschal/wording/games/fief-shared";
import { Offices } from "../../fief-shared/court/court.tsx";
import type { FiefProps } from "../game.ts";
import { Holder } from "./holder.tsx";

/** The four bishoprics: bishop and tithe. */
export function Sees({ t, model }: FiefProps) {
  return (
    <Offices>
      {model.view.sees.map(({ see, bishop, tithe }) => (
        <div key={see}>
          <dt>{capital(t(`bishop.${see}`))}</dt>
          <dd>
            <Holder t={t} model={model} lord={bishop} vacant={t("court.vacant")} />
            {tithe === null ? null : <small>{t("court.tithe", { name: nameOf(model, tithe) })}</small>}
          </dd>
        </div>
      ))}
    </Offices>
  );
}
