import type { Words } from "../../board.ts";
import { type Tag, tagOfCompany } from "../../fief-shared/pieces/tag.ts";
import { coveredBy, type Placed, placesFor } from "../../fief-shared/pieces/tag-places.ts";
import { onMap } from "../realm/realm.ts";
import { regionPlates } from "../realm/region-plates.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

const covered = coveredBy(
  (village) => onMap(village).name,
  (village) => onMap(village).isChiefTown,
  regionPlates,
);

/** Every company as it is drawn, each in a place of its own. */
export const tagsOf = (words: Words, companies: readonly Company[]): readonly Placed<Tag>[] =>
  placesFor(
    companies.map((company) => tagOf(words, company)),
    covered,
  );

function tagOf(words: Words, company: Company): Tag {
  const { seat, lords, soldiers } = company;
  const own = lords.map(({ lord }) => ({ key: lord, seat, kind: "lord" as const }));
  return tagOfCompany(company, {
    shields: own.length > 0 ? own : [{ key: "troops", seat, kind: "troops" }],
    counts: [["soldier", soldiers]],
    names: lords.map((lord) => ({ lord: lord.lord, name: words(`lord.${lord.lord}`), signs: signsOf(lord) })),
  });
}
