import type { Translate } from "../../board.ts";
import { layOutTag, type Tag } from "../../fief-shared/pieces/tags/tag.ts";
import { createTags } from "../../fief-shared/pieces/tags/tag-placement.ts";
import { villagesOnMap } from "../realm/realm.ts";
import { regionPlates } from "../realm/region-plates.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

/** Every company as it is drawn, in its place. */
export const tagsOf = createTags(tagOf, villagesOnMap, regionPlates);

function tagOf(t: Translate, company: Company): Tag {
  const { seat, lords, soldiers } = company;
  const own = lords.map(({ lord }) => ({ key: lord, seat, kind: "lord" as const }));
  return layOutTag(company, {
    shields: own.length > 0 ? own : [{ key: "troops", seat, kind: "troops" }],
    counts: [["soldier", soldiers]],
    names: lords.map((lord) => ({ lord: lord.lord, name: t(`lord.${lord.lord}`), signs: signsOf(lord) })),
  });
}
