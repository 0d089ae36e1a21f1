import { LazyDisclosure } from "../../../ui/layout/lazy-disclosure.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { BoardModel } from "../../board-model.ts";
import { CompanyList } from "../pieces/company-line.tsx";
import { InlineShield } from "../pieces/inline-shield.tsx";
import type { VillageOnMap } from "../realm/village-on-map.ts";
import type { MapPartProps } from "../table.ts";
import styles from "./village-list.module.css";
import type { VillageRules } from "./village-rules.ts";

interface VillageListProps<Model extends BoardModel> extends MapPartProps<Model> {
  readonly rules: VillageRules<Model>;
}

/** The map without a map: every village in words. */
export function VillageList<Model extends BoardModel>({ rules, ...props }: VillageListProps<Model>) {
  const inOrder = rules.villagesOnMap.toSorted((one, other) => one.name.localeCompare(other.name, "fr"));
  return (
    <LazyDisclosure summary={props.tMap("list.title")} className={styles.list}>
      {() => (
        <ul>
          {inOrder.map((one) => (
            <ListedVillage key={one.village} {...props} rules={rules} onMap={one} />
          ))}
        </ul>
      )}
    </LazyDisclosure>
  );
}

interface ListedVillageProps<Model extends BoardModel> extends VillageListProps<Model> {
  readonly onMap: VillageOnMap;
}

function ListedVillage<Model extends BoardModel>({ rules, onMap, ...props }: ListedVillageProps<Model>) {
  const { t, tMap } = props;
  const { village, name, neighbours } = onMap;
  const shown = { ...props, village };
  return (
    <li className={styles.village}>
      <h3>{name}</h3>
      <Text as="p" muted small>
        {tMap("list.roads", {
          ...rules.landOf(t, village),
          villages: neighbours.map((neighbour) => t(`village.${neighbour}`)).join(", "),
        })}
      </Text>
      <Text as="p" small>
        {rules.villageFactsOf(shown).map(({ term, text, seat }) => (
          <span key={term} className={styles.fact}>
            {t("label", { name: term })} {seat === null ? null : <InlineShield seat={seat} />} {text}
          </span>
        ))}
      </Text>
      <CompanyList>{rules.companyLines(shown)}</CompanyList>
    </li>
  );
}
