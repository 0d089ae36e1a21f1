import type { Option, OptionList, Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { blockingRule, isOpen, withField } from "../../choice.ts";
import previewStyles from "../../styles/preview.module.css";
import { Emblem } from "../emblem.tsx";
import { type Domain, domains, type MiddleAgesModel } from "../game.ts";
import { domainFace } from "./domain-face.tsx";

import { reasonOf } from "./reason.ts";

/** Which plot token, and under which domain: either may be answered first, and each shows what goes with the other. */
export function tokenLists(t: Translate, model: MiddleAgesModel, selected: Draft | null): readonly OptionList[] {
  const begun: Draft = selected?.type === "addPlot" ? selected : { type: "addPlot" };
  const listOf = (field: "plot" | "domain"): OptionList => ({
    key: field,
    legend: t(`list.${field}`),
    options: domains.flatMap((domain) => tokenOption(t, model, begun, [field, domain])),
  });
  return [listOf("plot"), listOf("domain")];
}

function tokenOption(
  t: Translate,
  model: MiddleAgesModel,
  begun: Draft,
  [field, domain]: readonly ["plot" | "domain", Domain],
): readonly Option[] {
  const fresh: Draft = { type: "addPlot", [field]: domain };
  if (!isOpen(model.choices, fresh)) return [];
  const draft = withField(begun, field, domain);
  const rule = field === "domain" ? blockingRule(model.choices, draft) : undefined;
  return [
    {
      key: `${field} ${domain}`,
      draft: isOpen(model.choices, draft) ? draft : fresh,
      ...(field === "plot"
        ? {
            label: t(`domain.${domain}`),
            effect: "",
            emblem: <Emblem domain={domain} className={previewStyles.emblem} />,
          }
        : domainFace(t, model, domain)),
      isChosen: begun[field] === domain,
      blockedBy: rule === undefined ? null : { rule, reason: reasonOf(t, model, draft, undefined) },
    },
  ];
}
