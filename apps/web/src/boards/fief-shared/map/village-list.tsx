import type { ReactNode } from "react";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { VillageFact } from "./village-fact.ts";

interface ListedVillage {
  readonly village: string;
  readonly name: string;
  readonly neighbours: readonly string[];
}

interface VillageListProps<Village extends ListedVillage> {
  readonly t: Words;
  readonly tMap: Words;
  readonly villages: readonly Village[];
  /** The land in which it lies, as a value of `list.roads`. */
  landOf(village: Village): Readonly<Record<string, string>>;
  villageFactsOf(village: Village): readonly VillageFact[];
  /** Who stands there, line by line. */
  companiesOf(village: Village): ReactNode;
}

/** The map without a map: every village in words. */
export function VillageList<Village extends ListedVillage>(props: VillageListProps<Village>) {
  const { t, tMap, villages, landOf, villageFactsOf, companiesOf } = props;
  const inOrder = villages.toSorted((one, other) => one.name.localeCompare(other.name, "fr"));
  return (
    <Disclosure className="fief-list">
      <summary>{tMap("list.title")}</summary>
      <ul>
        {inOrder.map((one) => (
          <li key={one.village}>
            <h3>{one.name}</h3>
            <p className="quiet small">
              {tMap("list.roads", {
                ...landOf(one),
                villages: one.neighbours.map((village) => t(`village.${village}`)).join(", "),
              })}
            </p>
            <p className="small">
              {villageFactsOf(one).map(({ term, text, seat }) => (
                <span key={term} className="part">
                  {term}: {seat === null ? null : <Shield seat={seat} />} {text}
                </span>
              ))}
            </p>
            <ul className="fief-companies">{companiesOf(one)}</ul>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
