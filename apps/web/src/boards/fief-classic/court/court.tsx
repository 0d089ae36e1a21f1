import { Court as SharedCourt } from "../../fief-shared/court/court.tsx";
import type { FiefProps } from "../game.ts";
import { Crown } from "./crown.tsx";
import { Regions } from "./regions.tsx";
import { Sees } from "./sees.tsx";

/** Who holds what office and what title. */
export function Court({ t, model }: FiefProps) {
  return (
    <SharedCourt t={t}>
      <div>
        <h3>{t("court.crown")}</h3>
        <Crown t={t} model={model} />
      </div>
      <div>
        <h3>{t("court.sees")}</h3>
        <Sees t={t} model={model} />
      </div>
      <div>
        <h3>{t("court.fiefs")}</h3>
        <Regions t={t} model={model} />
      </div>
    </SharedCourt>
  );
}
