import { nameOf } from "@seneschal/wording/games/fief-shared";
import type { VillageProps, VillageRules } from "../../fief-shared/map/village-rules.ts";
import { InlineShield } from "../../fief-shared/pieces/inline-shield.tsx";
import { actionLabel } from "../decision/labels.ts";
import { type FiefModel, regionShown } from "../game.ts";
import { blockedReason, marchTypes } from "../marching/blocked-reason.ts";
import { Fronts } from "../marching/fronts.tsx";
import { marchNotes } from "../marching/march-notes.ts";
import { nextStepsFrom } from "../marching/next-steps.ts";
import { villageActionsOf } from "../marching/village-actions.ts";
import { companiesAt } from "../pieces/companies.ts";
import { CompanyLine } from "../pieces/company-line.tsx";
import { landDivision } from "../realm/areas.ts";
import { onMap, villagesOnMap } from "../realm/realm.ts";
import { describeCompanies, villageFactsOf } from "./village-facts.ts";

/** The villages as the editions of the eighties have them. */
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
  landOf: (t, village) => ({ region: t(`region.${onMap(village).region}`) }),
  whereabouts({ t, tMap, village }) {
    const { region, see } = onMap(village);
    return tMap("detail.where", { region: t(`region.${region}`), see: t(`see.${see}`) });
  },
  villageFactsOf,
  titleHolder,
  battlesAt: (props) => <Fronts {...props} />,
  describeCompanies,
  companyLines: ({ village, ...props }) =>
    companiesAt(props.model.view, village).map((company) => (
      <CompanyLine key={company.key} {...props} company={company} />
    )),
};

/** Who holds the title of the region. */
function titleHolder({ t, model, village }: VillageProps<FiefModel>) {
  const title = regionShown(model.view, onMap(village).region)?.title ?? null;
  if (title === null) return null;
  return (
    <>
      <InlineShield seat={title.seat} /> {title.lord === null ? "" : `${t(`lord.${title.lord}`)}, `}
      {nameOf(model, title.seat)}
    </>
  );
}
