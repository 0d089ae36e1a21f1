import type { Words } from "../../board.ts";
import { layOutTag, type Tag } from "../../fief-shared/pieces/tag.ts";
import { keepClearOf, type PlacedTag, placeTags } from "../../fief-shared/pieces/tag-placement.ts";
import { onMap } from "../realm/realm.ts";
import { regionPlates } from "../realm/region-plates.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

const covered = keepClearOf(
  (village) => onMap(village).name,
  (village) => onMap(village).isChiefTown,
  regionPlates,
);

/** Every company as it is drawn, each in a place of its own. */
export const tagsOf = (t: Words, companies: readonly Company[]): readonly PlacedTag<Tag>[] =>
  placeTags(
    companies.map((company) => tagOf(t, company)),
    covered,
  );

function tagOf(t: Words, company: Company): Tag {
  const { seat, lords, soldiers } = company;
  const own = lords.map(({ lord }) => ({ key: lord, seat, kind: "lord" as const }));
  return layOutTag(company, {
    shields: own.length > 0 ? own : [{ key: "troops", seat, kind: "troops" }],
    counts: [["soldier", soldiers]],
    names: lords.map((lord) => ({ lord: lord.lord, name: t(`lord.${lord.lord}`), signs: signsOf(lord) })),
  });
}
