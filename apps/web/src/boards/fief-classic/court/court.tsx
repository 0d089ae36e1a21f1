import { Section } from "../../../ui/section.tsx";
import type { FiefProps } from "../game.ts";
import { Crown } from "./crown.tsx";
import { Regions } from "./regions.tsx";
import { Sees } from "./sees.tsx";

/** Who holds what office and what title. */
export function Court({ t, model }: FiefProps) {
  return (
    <Section title={t("court.title")} className="fief-court">
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
    </Section>
  );
}
