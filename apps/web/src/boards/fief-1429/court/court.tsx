import { Section } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Alliances } from "./alliances.tsx";
import { Crowns } from "./crowns.tsx";
import { Fiefs } from "./fiefs.tsx";
import { Relics } from "./relics.tsx";
import { Sees } from "./sees.tsx";

/** Who holds what office and what title, which of them is open to election, and who is married to whom. */
export function Court({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  return (
    <Section title={words("court.title")} className="fief-court">
      <Crowns words={words} scene={scene} />
      <Sees words={words} scene={scene} />
      <Fiefs words={words} scene={scene} />
      <Relics words={words} scene={scene} />
      <Alliances words={words} scene={scene} />
    </Section>
  );
}
