import { createCompanyLists } from "../../fief-shared/map/company-lists.tsx";
import type { VillageRules } from "../../fief-shared/map/village-rules.ts";
import { actionLabel } from "../decision/labels.ts";
import { type FiefModel, regionShown } from "../game.ts";
import { blockedReason, marchTypes } from "../marching/blocked-reason.ts";
import { Fronts } from "../marching/fronts.tsx";
import { marchNotes } from "../marching/march-notes.ts";
import { nextStepsFrom } from "../marching/next-steps.ts";
import { villageActionsOf } from "../marching/village-actions.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { onMap, villagesOnMap } from "../realm/realm.ts";
import { TableGround } from "./table-ground.tsx";
import { describeCompany, villageFactsOf } from "./village-facts.ts";

/** The villages as the editions of the eighties have them. */
export const villageRules: VillageRules<FiefModel> = {
  Ground: TableGround,
  villagesOnMap,
  marchTypes,
  titleRule: "FC-14.1",
  onMap,
  villageActionsOf,
  nextStepsFrom,
  actionLabel,
  blockedReason,
  marchNotes,
  landOf: (t, village) => ({ region: t(`region.${onMap(village).region}`) }),
  bishopricOf: (t, village) => ({ see: t(`see.${onMap(village).see}`) }),
  villageFactsOf,
  titleOf: ({ view }, village) => regionShown(view, onMap(village).region)?.title ?? null,
  Battles: Fronts,
  ...createCompanyLists({ companiesAt, describeCompany, CompanyLine }),
};
