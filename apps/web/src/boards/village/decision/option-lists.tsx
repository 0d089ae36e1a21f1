import type { Option, OptionList, Translate } from "../../board.ts";
import type { Draft } from "../../board-model.ts";
import { blockingRule, withField } from "../../choice.ts";
import { actionsOf, completed, type OpenField, onlyAction, openFields } from "../actions.ts";
import { actionDrawing, valueDrawing } from "../drawings/action-drawing.tsx";
import type { VillageModel } from "../game.ts";
import { effectOf } from "./effects.ts";
import { actionLabel, valueLabel } from "./labels.ts";
import { spotsOf } from "./spots.ts";

/** Every choice as labelled lines: first what is done, then one list for each thing that this leaves open. */
export function optionListsOf(t: Translate, model: VillageModel, selected: Draft | null): readonly OptionList[] {
  const { choices } = model;
  if (choices.length === 0) return [];
  const only = onlyAction(choices);
  const base = selected ?? only;
  const fields = base === null ? [] : openFields(choices, base);
  const hows = base === null ? [] : fields.map((open) => fieldList(t, model, { base, selected }, open));
  return only !== null && hows.length > 0 ? hows : [actionList(t, model, selected), ...hows];
}

function actionList(t: Translate, model: VillageModel, selected: Draft | null): OptionList {
  const { choices } = model;
  const options = actionsOf(choices).map((action): Option => {
    const rule = blockingRule(choices, action);
    return {
      key: Object.values(action).join(" "),
      draft: rule === undefined ? completed(choices, action) : action,
      label: actionLabel(t, model, action),
      effect: effectOf(t, model, rule === undefined ? completed(choices, action) : action),
      emblem: actionDrawing(action),
      isChosen: holds(selected, action),
      spots: spotsOf(action, model.question?.kind).join(" "),
      blockedBy: rule === undefined ? null : { rule, reason: reasonOf(t, rule) },
    };
  });
  return { key: "actions", legend: t("list.all"), options: options.toSorted(openFirst) };
}

function fieldList(
  t: Translate,
  model: VillageModel,
  { base, selected }: { readonly base: Draft; readonly selected: Draft | null },
  { field, values }: OpenField,
): OptionList {
  const options = values.map(
    (value): Option => ({
      key: `${field} ${value}`,
      draft: completed(model.choices, withField(base, field, value)),
      label: valueLabel(t, model, base, [field, value]),
      effect: "",
      emblem: valueDrawing(field, value),
      isChosen: selected !== null && selected[field] === value,
      blockedBy: null,
    }),
  );
  return { key: `${base.type} ${field}`, legend: t(`field.${field}`), options };
}

const holds = (selected: Draft | null, action: Draft) =>
  selected !== null && Object.entries(action).every(([name, value]) => selected[name] === value);

const openFirst = (one: Option, other: Option) => Number(one.blockedBy !== null) - Number(other.blockedBy !== null);

/** Why a rule blocks this choice, in words; a link to the rule follows. */
function reasonOf(t: Translate, rule: string): string {
  return t(`reason.${reasons.has(rule) ? rule.replace(".", "-") : "other"}`);
}

const reasons = new Set([
  "VIL-4.1",
  "VIL-4.4",
  "VIL-4.5",
  "VIL-6.1",
  "VIL-7.1",
  "VIL-8.4",
  "VIL-8.5",
  "VIL-8.10",
  "VIL-9.3",
  "VIL-9.4",
  "VIL-10.3",
  "VIL-11.1",
  "VIL-11.2",
  "VIL-11.5",
  "VIL-11.8",
  "VIL-13.4",
  "VIL-13.5",
]);
