import type { Words } from "../../board.ts";
import { VillageList as ListOfVillages } from "../../fief-shared/map/village-list.tsx";
import type { FiefModel } from "../game.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { villagesOnMap } from "../realm/realm.ts";
import { villageFactsOf } from "./village-facts.ts";

interface VillageListProps {
  readonly t: Words;
  readonly tMap: Words;
  readonly model: FiefModel;
}

export function VillageList({ t, tMap, model }: VillageListProps) {
  return (
    <ListOfVillages
      t={t}
      tMap={tMap}
      villages={villagesOnMap}
      landOf={({ fief }) => ({ fief: t(`fief.${fief}`) })}
      villageFactsOf={({ village }) => villageFactsOf(t, tMap, model, village)}
      companiesOf={({ village }) =>
        companiesAt(model.view, village).map((company) => (
          <CompanyLine key={company.key} t={t} tMap={tMap} model={model} company={company} />
        ))
      }
    />
  );
}
