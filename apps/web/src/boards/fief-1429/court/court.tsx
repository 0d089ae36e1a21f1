import { Section } from "../../../ui/section.tsx";
import type { FiefProps } from "../game.ts";
import { Alliances } from "./alliances.tsx";
import { Crowns } from "./crowns.tsx";
import { Fiefs } from "./fiefs.tsx";
import { Relics } from "./relics.tsx";
import { Sees } from "./sees.tsx";

/** Who holds what office and what title, which of them is open to election, and who is married to whom. */
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
