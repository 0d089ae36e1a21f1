import type { Translate } from "../../board.ts";
import { layOutTag, type Tag, type TagContent } from "../../fief-shared/pieces/tags/tag.ts";
import { createTags } from "../../fief-shared/pieces/tags/tag-placement.ts";
import { fiefPlates } from "../realm/fief-plates.ts";
import { villagesOnMap } from "../realm/realm.ts";
import type { Company } from "./companies.ts";
import { signsOf } from "./signs.ts";

/** Every company as it is drawn, in its place. */
export const tagsOf = createTags(tagOf, villagesOnMap, fiefPlates);

function tagOf(t: Translate, company: Company): Tag {
  const { lords, prisoners, sergeants, knights, faceDown, engine } = company;
  return layOutTag(company, {
    shields: shieldsOf(company),
    counts: [
      ["knight", knights],
      ["sergeant", sergeants],
      ["back", faceDown],
      ["engine", engine ?? 0],
    ],
    names: [...lords, ...prisoners].map((lord) => ({
      lord: lord.lord,
      name: t(`lord.${lord.lord}`),
      signs: [...signsOf(lord), ...(lord.guard === null ? [] : (["bars"] as const))],
    })),
  });
}

function shieldsOf({ seat, lords, prisoners }: Company): TagContent["shields"] {
  const own = lords.map(({ lord }) => ({ key: lord, seat, kind: "lord" as const }));
  const troops = lords.length === 0 ? [{ key: "troops", seat, kind: "troops" as const }] : [];
  const taken = prisoners.map((lord) => ({ key: lord.lord, seat: lord.seat, kind: "prisoner" as const }));
  return [...own, ...troops, ...taken];
}
