import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { DetailProps } from "../../fief-shared/map/fief-map.tsx";
import { VillageDetail as DetailOfVillage } from "../../fief-shared/map/village-detail.tsx";
import { actionLabel } from "../decision/labels.ts";
import type { FiefModel, VillageId } from "../game.ts";
import { blockedReason } from "../marching/blocked-reason.ts";
import { MarchNotes } from "../marching/march-notes.tsx";
import { Skirmishes } from "../marching/skirmishes.tsx";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { onMap } from "../realm/realm.ts";
import { villageFactsOf } from "./village-facts.ts";

interface VillageDetailProps extends DetailProps {
  readonly t: Words;
  readonly tMap: Words;
  readonly model: FiefModel;
}

/** Everything about one village: who stands there, what it yields, whose it is, and what you may do there. */
export function VillageDetail({ t, model, village, actions, ...props }: VillageDetailProps) {
  const { tMap, selected, nextStep, onSelect } = props;
  const { name, fief, bishopric, at } = onMap(village);
  return (
    <DetailOfVillage
      {...props}
      name={name}
      x={at[0]}
      where={tMap("detail.where", { fief: t(`fief.${fief}`), bishopric: t(`bishopric.${bishopric}`) })}
      facts={villageFactsOf(t, tMap, model, village)}
      title={titleOf(t, model, village)}
      companies={companiesAt(model.view, village).map((company) => (
        <CompanyLine key={company.key} t={t} tMap={tMap} model={model} company={company} />
      ))}
      blocked={onSelect === undefined || nextStep !== null ? null : blockedReason(t, tMap, model, selected, village)}
      ruleset="fief-1429"
      actions={actions.map((action) => ({ action, label: actionLabel(t, model, action) }))}
      from={nextStep === null ? "" : onMap(selected?.to as VillageId).name}
    >
      <Skirmishes tMap={tMap} model={model} village={village} />
      <MarchNotes t={t} tMap={tMap} model={model} selected={selected} village={village} />
    </DetailOfVillage>
  );
}

/** Who bears the title of the fief. */
function titleOf(t: Words, model: FiefModel, village: VillageId) {
  const title = model.view.fiefs.find((one) => one.fief === onMap(village).fief);
  if (!title?.holder || title.seat === null) return null;
  return (
    <>
      <Shield seat={title.seat} /> {t(`lord.${title.holder}`)}, {nameOf(model, title.seat)}
    </>
  );
}
