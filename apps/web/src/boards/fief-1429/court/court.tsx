import { Section } from "../../../ui/section.tsx";
import type { FiefProps } from "../game.ts";
import { Alliances } from "./alliances.tsx";
import { Crowns } from "./crowns.tsx";
import { Fiefs } from "./fiefs.tsx";
import { Relics } from "./relics.tsx";
import { Sees } from "./sees.tsx";

/** The offices and titles with their holders, the vacancies, and the marriages. */
export function Court({ t, model }: FiefProps) {
  return (
    <Section title={t("court.title")} className="fief-court">
      <Crowns t={t} model={model} />
      <Sees t={t} model={model} />
      <Fiefs t={t} model={model} />
      <Relics t={t} model={model} />
      <Alliances t={t} model={model} />
    </Section>
  );
}
