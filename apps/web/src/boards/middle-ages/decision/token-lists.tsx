import type { Option, OptionList, Words } from "../../board.ts";
import { barrierOf, isOpen, withField } from "../../choice.ts";
import type { Draft } from "../../scene.ts";
import { Emblem } from "../emblem.tsx";
import { type Domain, domains, type MiddleAgesScene } from "../game.ts";
import { domainFace } from "./domain-face.tsx";

import { reasonOf } from "./reason.ts";

/** Which plot token, and under which domain: either may be answered first, and each shows what goes with the other. */
export function tokenLists(words: Words, scene: MiddleAgesScene, selected: Draft | null): readonly OptionList[] {
  const begun: Draft = selected?.type === "addPlot" ? selected : { type: "addPlot" };
  const listOf = (field: "plot" | "domain"): OptionList => ({
    key: field,
    legend: words(`list.${field}`),
    options: domains.flatMap((domain) => tokenOption(words, scene, begun, field, domain)),
  });
  return [listOf("plot"), listOf("domain")];
}

function tokenOption(
  words: Words,
  scene: MiddleAgesScene,
  begun: Draft,
  field: "plot" | "domain",
  domain: Domain,
): readonly Option[] {
  const fresh: Draft = { type: "addPlot", [field]: domain };
  if (!isOpen(scene.choices, fresh)) return [];
  const draft = withField(begun, field, domain);
  const rule = field === "domain" ? barrierOf(scene.choices, draft) : undefined;
  return [
    {
      key: `${field} ${domain}`,
      draft: isOpen(scene.choices, draft) ? draft : fresh,
      ...(field === "plot"
        ? { label: words(`domain.${domain}`), gives: "", emblem: <Emblem domain={domain} className="emblem" /> }
        : domainFace(words, scene, domain)),
      isChosen: begun[field] === domain,
      barred: rule === undefined ? null : { rule, reason: reasonOf(words, scene, draft, undefined) },
    },
  ];
}
