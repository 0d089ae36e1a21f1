import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { Detailed } from "../../fief-shared/map/fief-map.tsx";
import { VillageDetail as DetailOfVillage } from "../../fief-shared/map/village-detail.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import { deedLabel } from "../decision/labels.ts";
import { type Edition, type FiefScene, regionShown, type VillageId } from "../game.ts";
import { Fronts } from "../marching/fronts.tsx";
import { WayNotes } from "../marching/way-notes.tsx";
import { whyNot } from "../marching/why-not.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { onMap } from "../realm/realm.ts";
import { standingOf } from "./village-words.ts";

interface VillageDetailProps extends Detailed {
  readonly words: Words;
  readonly say: Words;
  readonly edition: Edition;
  readonly scene: FiefScene;
}

/** Everything about one village: who stands there, what it yields, whose it is, and what you may do there. */
export function VillageDetail({ words, edition, scene, village, deeds, ...props }: VillageDetailProps) {
  const { say, selected, onward, onSelect } = props;
  const { name, region, see } = onMap(village);
  return (
    <DetailOfVillage
      {...props}
      name={name}
      x={places[village][0]}
      where={say("detail.where", { region: words(`region.${region}`), see: words(`see.${see}`) })}
      standing={standingOf(words, say, scene, village)}
      title={titleOf(words, scene, village)}
      companies={companiesAt(scene.view, village).map((company) => (
        <CompanyLine key={company.key} words={words} say={say} scene={scene} company={company} />
      ))}
      why={onSelect === undefined || onward !== null ? null : whyNot(words, say, scene, selected, village)}
      ruleset={`fief-${edition}`}
      deeds={deeds.map((deed) => ({ deed, label: deedLabel(words, scene, deed) }))}
      from={onward === null ? "" : onMap(selected?.to as VillageId).name}
    >
      <Fronts words={words} say={say} scene={scene} village={village} />
      <WayNotes say={say} scene={scene} selected={selected} village={village} />
    </DetailOfVillage>
  );
}

/** Who bears the title of the region. */
function titleOf(words: Words, scene: FiefScene, village: VillageId) {
  const title = regionShown(scene.view, onMap(village).region)?.title ?? null;
  if (title === null) return null;
  return (
    <>
      <Shield seat={title.seat} /> {title.lord === null ? "" : `${words(`lord.${title.lord}`)}, `}
      {nameOf(scene, title.seat)}
    </>
  );
}
