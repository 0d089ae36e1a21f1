import { Section } from "../../../ui/section.tsx";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";
import { Crown } from "./crown.tsx";
import { Regions } from "./regions.tsx";
import { Sees } from "./sees.tsx";

/** Who holds what office and what title. */
export function Court({ words, scene }: { readonly words: Words; readonly scene: FiefScene }) {
  return (
    <Section title={words("court.title")} className="fief-court">
      <div>
        <h3>{words("court.crown")}</h3>
        <Crown words={words} scene={scene} />
      </div>
      <div>
        <h3>{words("court.sees")}</h3>
        <Sees words={words} scene={scene} />
      </div>
      <div>
        <h3>{words("court.fiefs")}</h3>
        <Regions words={words} scene={scene} />
      </div>
    </Section>
  );
}
