import type { ReactNode } from "react";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { Standing } from "./standing.ts";

interface ListedVillage {
  readonly village: string;
  readonly name: string;
  readonly neighbours: readonly string[];
}

interface VillageListProps<Village extends ListedVillage> {
  readonly words: Words;
  readonly say: Words;
  readonly villages: readonly Village[];
  /** The land in which it lies, as a value of `list.roads`. */
  landOf(village: Village): Readonly<Record<string, string>>;
  standingOf(village: Village): readonly Standing[];
  /** Who stands there, line by line. */
  companiesOf(village: Village): ReactNode;
}

/** The map without a map: every village in words. */
export function VillageList<Village extends ListedVillage>(props: VillageListProps<Village>) {
  const { words, say, villages, landOf, standingOf, companiesOf } = props;
  const inOrder = villages.toSorted((one, other) => one.name.localeCompare(other.name, "fr"));
  return (
    <details className="fold fief-list">
      <summary>{say("list.title")}</summary>
      <ul>
        {inOrder.map((one) => (
          <li key={one.village}>
            <h3>{one.name}</h3>
            <p className="quiet small">
              {say("list.roads", {
                ...landOf(one),
                villages: one.neighbours.map((village) => words(`village.${village}`)).join(", "),
              })}
            </p>
            <p className="small">
              {standingOf(one).map(({ term, text, seat }) => (
                <span key={term} className="part">
                  {term}: {seat === null ? null : <Shield seat={seat} />} {text}
                </span>
              ))}
            </p>
            <ul className="fief-companies">{companiesOf(one)}</ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
