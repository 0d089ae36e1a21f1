import { Court as SharedCourt } from "../../fief-shared/court/court.tsx";
import { Rule } from "../../fief-shared/rule.tsx";
import type { FiefProps } from "../game.ts";
import { Crown } from "./crown.tsx";
import { Regions } from "./regions.tsx";
import { Sees } from "./sees.tsx";

/** Who holds what office and what title. */
export function Court({ t, model }: FiefProps) {
  return (
    <SharedCourt t={t}>
      <div>
        <h3>
          <Rule of="crown">{t("court.crown")}</Rule>
        </h3>
        <Crown t={t} model={model} />
      </div>
      <div>
        <h3>
          <Rule of="sees">{t("court.sees")}</Rule>
        </h3>
        <Sees t={t} model={model} />
      </div>
      <div>
        <h3>
          <Rule of="fiefs">{t("court.fiefs")}</Rule>
        </h3>
        <Regions t={t} model={model} />
      </div>
    </SharedCourt>
  );
}
