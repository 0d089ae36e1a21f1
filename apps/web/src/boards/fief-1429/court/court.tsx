import { Section } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Alliances } from "./alliances.tsx";
import { Crowns } from "./crowns.tsx";
import { Fiefs } from "./fiefs.tsx";
import { Relics } from "./relics.tsx";
import { Sees } from "./sees.tsx";

/** Who holds what office and what title, which of them is open to election, and who is married to whom. */
export function Court({ t, scene }: { readonly t: Words; readonly scene: FiefScene }) {
  return (
    <Section title={t("court.title")} className="fief-court">
      <Crowns t={t} scene={scene} />
      <Sees t={t} scene={scene} />
      <Fiefs t={t} scene={scene} />
      <Relics t={t} scene={scene} />
      <Alliances t={t} scene={scene} />
    </Section>
  );
}
