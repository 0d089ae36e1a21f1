import { createCompanyLists } from "../../fief-shared/map/company-lists.tsx";
import type { VillageRules } from "../../fief-shared/map/village-rules.ts";
import { actionLabel } from "../decision/labels.ts";
import type { FiefModel } from "../game.ts";
import { blockedReason, marchTypes } from "../marching/blocked-reason.ts";
import { marchNotes } from "../marching/march-notes.ts";
import { nextStepsFrom } from "../marching/next-steps.ts";
import { Skirmishes } from "../marching/skirmishes.tsx";
import { villageActionsOf } from "../marching/village-actions.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { onMap, villagesOnMap } from "../realm/realm.ts";
import { TableGround } from "./table-ground.tsx";
import { describeCompany, villageFactsOf } from "./village-facts.ts";

/** The villages as Fief 1429 has them. */
export const villageRules: VillageRules<FiefModel> = {
  Ground: TableGround,
  villagesOnMap,
  marchTypes,
  titleRule: "F1429-5.1",
  onMap,
  villageActionsOf,
  nextStepsFrom,
  actionLabel,
  blockedReason,
  marchNotes,
  landOf: (t, village) => ({ fief: t(`fief.${onMap(village).fief}`) }),
  bishopricOf: (t, village) => ({ bishopric: t(`bishopric.${onMap(village).bishopric}`) }),
  villageFactsOf,
  titleOf({ view }, village) {
    const title = view.fiefs.find(({ fief }) => fief === onMap(village).fief);
    if (!title?.holder || title.seat === null) return null;
    return { seat: title.seat, lord: title.holder };
  },
  Battles: Skirmishes,
  ...createCompanyLists({ companiesAt, describeCompany, CompanyLine }),
};
