import type { Words } from "../../board.ts";
import { VillageList as ListOfVillages } from "../../fief-shared/map/village-list.tsx";
import type { FiefScene } from "../game.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { villagesOnMap } from "../realm/realm.ts";
import { standingOf } from "./village-words.ts";

interface VillageListProps {
  readonly words: Words;
  readonly say: Words;
  readonly scene: FiefScene;
}

export function VillageList({ words, say, scene }: VillageListProps) {
  return (
    <ListOfVillages
      words={words}
      say={say}
      villages={villagesOnMap}
      landOf={({ fief }) => ({ fief: words(`fief.${fief}`) })}
      standingOf={({ village }) => standingOf(words, say, scene, village)}
      companiesOf={({ village }) =>
        companiesAt(scene.view, village).map((company) => (
          <CompanyLine key={company.key} words={words} say={say} scene={scene} company={company} />
        ))
      }
    />
  );
}
