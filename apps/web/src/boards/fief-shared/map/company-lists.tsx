import type { ReactNode } from "react";
import type { BoardModel } from "../../board-model.ts";
import type { CompanyLineProps } from "../pieces/company-line.tsx";
import type { VillageName } from "../realm/places.ts";
import type { VillageProps } from "./village-rules.ts";

interface CompanyRules<Model extends BoardModel, Company> {
  companiesAt(view: Model["view"], village: VillageName): readonly Company[];
  /** A company in one sentence. */
  describeCompany(props: CompanyLineProps<Model, Company>): string;
  CompanyLine(props: CompanyLineProps<Model, Company>): ReactNode;
}

/** The companies in a village, each in one sentence, or each as an item of a list. */
export function createCompanyLists<Model extends BoardModel, Company extends { readonly key: string }>(
  rules: CompanyRules<Model, Company>,
) {
  const { companiesAt, describeCompany, CompanyLine } = rules;
  return {
    describeCompanies: ({ village, ...props }: VillageProps<Model>): readonly string[] =>
      companiesAt(props.model.view, village).map((company) => describeCompany({ ...props, company })),
    companyLines: ({ village, ...props }: VillageProps<Model>): readonly ReactNode[] =>
      companiesAt(props.model.view, village).map((company) => (
        <CompanyLine key={company.key} {...props} company={company} />
      )),
  };
}
