import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { VillageProps, VillageRules } from "../../fief-shared/map/village-rules.ts";
import { InlineShield } from "../../fief-shared/pieces/inline-shield.tsx";
import { actionLabel } from "../decision/labels.ts";
import type { FiefModel } from "../game.ts";
import { blockedReason, marchTypes } from "../marching/blocked-reason.ts";
import { marchNotes } from "../marching/march-notes.ts";
import { nextStepsFrom } from "../marching/next-steps.ts";
import { Skirmishes } from "../marching/skirmishes.tsx";
import { villageActionsOf } from "../marching/village-actions.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { landDivision } from "../realm/areas.ts";
import { onMap, villagesOnMap } from "../realm/realm.ts";
import { describeCompanies, villageFactsOf } from "./village-facts.ts";

/** The villages as Fief 1429 has them. */
export const villageRules: VillageRules<FiefModel> = {
  landDivision,
  villagesOnMap,
  marchTypes,
  onMap,
  villageActionsOf,
  nextStepsFrom,
  actionLabel,
  blockedReason,
  marchNotes,
  landOf: (t, village) => ({ fief: t(`fief.${onMap(village).fief}`) }),
  whereabouts({ t, tMap, village }) {
    const { fief, bishopric } = onMap(village);
    return tMap("detail.where", { fief: t(`fief.${fief}`), bishopric: t(`bishopric.${bishopric}`) });
  },
  villageFactsOf,
  titleHolder,
  battlesAt: (props) => <Skirmishes {...props} />,
  describeCompanies,
  companyLines: ({ village, ...props }) =>
    companiesAt(props.model.view, village).map((company) => (
      <CompanyLine key={company.key} {...props} company={company} />
    )),
};

/** Who holds the title of the fief. */
function titleHolder({ t, model, village }: VillageProps<FiefModel>) {
  const title = model.view.fiefs.find((one) => one.fief === onMap(village).fief);
  if (!title?.holder || title.seat === null) return null;
  return (
    <>
      <InlineShield seat={title.seat} /> {t(`lord.${title.holder}`)}, {nameOf(model, title.seat)}
    </>
  );
}
