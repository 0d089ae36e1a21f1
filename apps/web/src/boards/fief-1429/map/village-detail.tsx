import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { Detailed } from "../../fief-shared/map/fief-map.tsx";
import { VillageDetail as DetailOfVillage } from "../../fief-shared/map/village-detail.tsx";
import { deedLabel } from "../decision/labels.ts";
import type { FiefScene, VillageId } from "../game.ts";
import { Skirmishes } from "../marching/skirmishes.tsx";
import { WayNotes } from "../marching/way-notes.tsx";
import { whyNot } from "../marching/why-not.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { onMap } from "../realm/realm.ts";
import { standingOf } from "./village-words.ts";

interface VillageDetailProps extends Detailed {
  readonly words: Words;
  readonly say: Words;
  readonly scene: FiefScene;
}

/** Everything about one village: who stands there, what it yields, whose it is, and what you may do there. */
export function VillageDetail({ words, scene, village, deeds, ...props }: VillageDetailProps) {
  const { say, selected, onward, onSelect } = props;
  const { name, fief, bishopric, at } = onMap(village);
  return (
    <DetailOfVillage
      {...props}
      name={name}
      x={at[0]}
      where={say("detail.where", { fief: words(`fief.${fief}`), bishopric: words(`bishopric.${bishopric}`) })}
      standing={standingOf(words, say, scene, village)}
      title={titleOf(words, scene, village)}
      companies={companiesAt(scene.view, village).map((company) => (
        <CompanyLine key={company.key} words={words} say={say} scene={scene} company={company} />
      ))}
      why={onSelect === undefined || onward !== null ? null : whyNot(words, say, scene, selected, village)}
      ruleset="fief-1429"
      deeds={deeds.map((deed) => ({ deed, label: deedLabel(words, scene, deed) }))}
      from={onward === null ? "" : onMap(selected?.to as VillageId).name}
    >
      <Skirmishes say={say} scene={scene} village={village} />
      <WayNotes words={words} say={say} scene={scene} selected={selected} village={village} />
    </DetailOfVillage>
  );
}

/** Who bears the title of the fief. */
function titleOf(words: Words, scene: FiefScene, village: VillageId) {
  const title = scene.view.fiefs.find((one) => one.fief === onMap(village).fief);
  if (!title?.holder || title.seat === null) return null;
  return (
    <>
      <Shield seat={title.seat} /> {words(`lord.${title.holder}`)}, {nameOf(scene, title.seat)}
    </>
  );
}
