import { Section } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Crown } from "./crown.tsx";
import { Regions } from "./regions.tsx";
import { Sees } from "./sees.tsx";

/** Who holds what office and what title. */
export function Court({ t, scene }: { readonly t: Words; readonly scene: FiefScene }) {
  return (
    <Section title={t("court.title")} className="fief-court">
      <div>
        <h3>{t("court.crown")}</h3>
        <Crown t={t} scene={scene} />
      </div>
      <div>
        <h3>{t("court.sees")}</h3>
        <Sees t={t} scene={scene} />
      </div>
      <div>
        <h3>{t("court.fiefs")}</h3>
        <Regions t={t} scene={scene} />
      </div>
    </Section>
  );
}
