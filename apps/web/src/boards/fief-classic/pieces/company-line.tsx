import { soldiersOf } from "@seneschal/wording/games/fief-classic";
import type { Words } from "../../board.ts";
import { CompanyLine as LineOfCompany } from "../../fief-shared/pieces/company-line.tsx";
import type { FiefScene } from "../game.ts";
import { onMap } from "../realm/realm.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

interface CompanyLineProps {
  readonly words: Words;
  readonly say: Words;
  readonly scene: FiefScene;
  readonly company: Company;
}

export function CompanyLine({ words, say, scene, company }: CompanyLineProps) {
  const { seat, road, lords, soldiers, stance } = company;
  return (
    <LineOfCompany
      words={words}
      say={say}
      readers={scene}
      seat={seat}
      from={road === null ? null : onMap(road).name}
      lords={lords.map((lord) => ({ lord: lord.lord, signs: signsOf(lord) }))}
      parts={[
        ...(soldiers === 0 ? [] : [soldiersOf(words, soldiers)]),
        ...(stance === null ? [] : [say(`stance.${stance}`)]),
      ]}
    />
  );
}
