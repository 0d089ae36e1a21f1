import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
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

/** The map without a map: every village in words. */
export function VillageList({ words, say, scene }: VillageListProps) {
  const villages = villagesOnMap.toSorted((one, other) => one.name.localeCompare(other.name, "fr"));
  return (
    <details className="fold fief-list">
      <summary>{say("list.title")}</summary>
      <ul>
        {villages.map(({ village, name, fief, neighbours }) => (
          <li key={village}>
            <h3>{name}</h3>
            <p className="quiet small">
              {say("list.roads", {
                fief: words(`fief.${fief}`),
                villages: neighbours.map((one) => words(`village.${one}`)).join(", "),
              })}
            </p>
            <p className="small">
              {standingOf(words, say, scene, village).map(({ term, text, seat }) => (
                <span key={term} className="part">
                  {term}: {seat === null ? null : <Shield seat={seat} />} {text}
                </span>
              ))}
            </p>
            <ul className="fief-companies">
              {companiesAt(scene.view, village).map((company) => (
                <CompanyLine key={company.key} words={words} say={say} scene={scene} company={company} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
