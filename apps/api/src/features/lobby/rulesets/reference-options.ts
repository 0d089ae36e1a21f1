import type { RulesetSchema, reference } from "@seneschal/schema";
import type { ReferenceTexts } from "@seneschal/wording/reference";
import type { z } from "zod";

type Option = z.output<ReturnType<typeof reference.referenceSchemaOf>>["options"][number];

/** The options of a ruleset with their texts. */
export function referenceOptions({ optionList = [] }: RulesetSchema, texts: ReferenceTexts): Option[] {
  return optionList.map((option) => {
    const { name } = option;
    const described = { ...option, label: texts.optionLabel(name), description: texts.optionText(name) ?? null };
    if (option.type !== "choice") return described as Option;
    return { ...described, values: option.values.map((value) => ({ value, ...texts.optionValue(name, value) })) };
  });
}
