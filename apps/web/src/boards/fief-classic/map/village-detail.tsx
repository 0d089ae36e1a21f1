import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { DetailProps } from "../../fief-shared/map/fief-map.tsx";
import { VillageDetail as DetailOfVillage } from "../../fief-shared/map/village-detail.tsx";
import { places } from "../../fief-shared/realm/places.ts";
import { actionLabel } from "../decision/labels.ts";
import { type Edition, type FiefModel, regionShown, type VillageId } from "../game.ts";
import { blockedReason } from "../marching/blocked-reason.ts";
import { Fronts } from "../marching/fronts.tsx";
import { MarchNotes } from "../marching/march-notes.tsx";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { onMap } from "../realm/realm.ts";
import { villageFactsOf } from "./village-facts.ts";

interface VillageDetailProps extends DetailProps {
  readonly t: Words;
  readonly tMap: Words;
  readonly edition: Edition;
  readonly model: FiefModel;
}

/** Everything about one village: who stands there, what it yields, whose it is, and what you may do there. */
export function VillageDetail({ t, edition, model, village, actions, ...props }: VillageDetailProps) {
  const { tMap, selected, nextStep, onSelect } = props;
  const { name, region, see } = onMap(village);
  return (
    <DetailOfVillage
      {...props}
      name={name}
      x={places[village][0]}
      where={tMap("detail.where", { region: t(`region.${region}`), see: t(`see.${see}`) })}
      facts={villageFactsOf(t, tMap, model, village)}
      title={titleOf(t, model, village)}
      companies={companiesAt(model.view, village).map((company) => (
        <CompanyLine key={company.key} t={t} tMap={tMap} model={model} company={company} />
      ))}
      blocked={onSelect === undefined || nextStep !== null ? null : blockedReason(t, tMap, model, selected, village)}
      ruleset={`fief-${edition}`}
      actions={actions.map((action) => ({ action, label: actionLabel(t, model, action) }))}
      from={nextStep === null ? "" : onMap(selected?.to as VillageId).name}
    >
      <Fronts t={t} tMap={tMap} model={model} village={village} />
      <MarchNotes tMap={tMap} model={model} selected={selected} village={village} />
    </DetailOfVillage>
  );
}

/** Who bears the title of the region. */
function titleOf(t: Words, model: FiefModel, village: VillageId) {
  const title = regionShown(model.view, onMap(village).region)?.title ?? null;
  if (title === null) return null;
  return (
    <>
      <Shield seat={title.seat} /> {title.lord === null ? "" : `${t(`lord.${title.lord}`)}, `}
      {nameOf(model, title.seat)}
    </>
  );
}
