import { describeOptionLists } from "../../fief-shared/testing/describe-option-lists.ts";
import { questionsOf } from "../../fief-shared/testing/recorded-models.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { headings } from "./heading.ts";
import { optionListsOf } from "./option-lists.ts";

describeOptionLists({
  messages: "fief-1429",
  positions: questionsOf(recorded),
  label: /^[«“A-ZÉÀ0-9d][^{}_]*$/,
  rule: /^F1429-/,
  trades: new Set(["offer", "give", "openRoom"]),
  translatorFor,
  optionListsOf,
  ...headings,
});
