import type { Option, OptionList, Translate } from "../../board.ts";
import type { BoardModel, Choice, Draft, Field } from "../../board-model.ts";
import { allValuesOf, availableChoices, blockingRule, withField } from "../../choice.ts";
import { type Actions, isDeal, isNothing, isSameAction, isTrade, type OpenField } from "./actions.ts";
import type { Group } from "./groups.ts";
import { type LordsOnMap, spotOf } from "./spot-of.ts";

/** A position with lords on the map. */
type LordsModel = BoardModel & LordsOnMap;

/** The texts of the option lists of a ruleset, and its groups. */
export interface OptionTexts<Model extends LordsModel> {
  readonly actions: Actions;
  groupsOf(choices: readonly Choice[], kind: string | undefined): readonly Group[];
  effectOf(t: Translate, model: Model, action: Draft): string;
  actionLabel(t: Translate, model: Model, action: Draft): string;
  valueLabel(t: Translate, model: Model, field: string, value: unknown): string;
  /** The legend of a list of values, where the name of the field does not say enough. */
  legendOf?(t: Translate, draft: Draft, field: string): string | null;
  reasonOf(t: Translate, rule: string): string;
}

/** The kind of the question, if the reader is asked. */
export const yourQuestionKind = (model: QuestionModel): string | undefined => yourQuestion(model)?.kind;
/** The number of the question, if the reader is asked. */
export const yourQuestionNumber = (model: QuestionModel): number | null => yourQuestion(model)?.number ?? null;

type QuestionModel = Pick<BoardModel, "question" | "yourSeat">;
const yourQuestion = ({ question, yourSeat }: QuestionModel) =>
  question !== null && yourSeat !== null && question.seats.includes(yourSeat) ? question : null;

/** Every choice as labelled lines: first what is asked, then the collapsed groups. */
export function createOptionLists<Model extends LordsModel>(texts: OptionTexts<Model>) {
  return (t: Translate, model: Model, selected: Draft | null): readonly OptionList[] =>
    texts.groupsOf(model.choices, yourQuestionKind(model)).flatMap((group) => {
      const { section, choices } = group;
      return listsOfGroup({ t, model, texts, choices }, selected, section);
    });
}

interface ListContext<Model extends LordsModel> {
  readonly t: Translate;
  readonly model: Model;
  readonly texts: OptionTexts<Model>;
  readonly choices: readonly Choice[];
}

/**
 * The details of the chosen action come before the list of actions, which may be long, so that they are next to the
 * button. The details of a gift or an offer come below the line that names the other player.
 */
function listsOfGroup<Model extends LordsModel>(
  context: ListContext<Model>,
  selected: Draft | null,
  section: string | null,
): readonly OptionList[] {
  const { t, choices, texts } = context;
  const { onlyAction, openFields } = texts.actions;
  const only = section === null ? onlyAction(choices) : null;
  const isHere = choices.some(({ type }) => type === selected?.type);
  const base = isHere ? selected : only;
  const detailLists = base === null ? [] : openFields(choices, base).map((open) => fieldList(context, base, open));
  const hasOnlyDetails = only !== null && detailLists.length > 0;
  const lists = hasOnlyDetails ? detailLists : withActions(context, selected, detailLists);
  if (section === null) return lists;
  const isOpen = isHere || choices.some(({ type, blockedBy }) => type === "accept" && blockedBy === undefined);
  return lists.map((list) => ({ ...list, collapsible: { title: t(`optionGroup.${section}`), isOpen } }));
}

function withActions<Model extends LordsModel>(
  context: ListContext<Model>,
  selected: Draft | null,
  detailLists: readonly OptionList[],
): readonly OptionList[] {
  const list = actionList(context, selected);
  return selected !== null && isDeal(selected) ? [list, ...detailLists] : [...detailLists, list];
}

function actionList<Model extends LordsModel>(context: ListContext<Model>, selected: Draft | null): OptionList {
  const { t, model, choices, texts } = context;
  const { actions, actionLabel, effectOf, reasonOf } = texts;
  const options = actions.actionsOf(choices).map((action): Option => {
    const rule = blockingRule(choices, action);
    return {
      key: Object.values(action).join(" "),
      draft: rule === undefined ? actions.withDefaults(choices, action) : action,
      label: actionLabel(t, model, action),
      effect: effectOf(t, model, action),
      emblem: null,
      isChosen: isSameAction(action, selected),
      spots: spotOf(model, action),
      blockedBy: rule === undefined ? null : { rule, reason: reasonOf(t, rule) },
    };
  });
  const [first] = choices;
  const merged = mergeBlocked(t, options);
  return { key: `actions ${first?.type}`, legend: t("list.all"), options: merged.toSorted(inOrder) };
}

/** What is blocked by the same rule in several villages is one line: "Mill in Blaye and 2 other villages". */
function mergeBlocked(t: Translate, options: readonly Option[]): readonly Option[] {
  const keyOf = ({ key, draft, blockedBy }: Option) =>
    blockedBy !== null && "village" in draft ? `${draft.type} ${blockedBy.rule}` : key;
  const firsts = new Map(options.toReversed().map((option) => [keyOf(option), option]));
  return options.flatMap((option) => {
    if (firsts.get(keyOf(option)) !== option) return [];
    const others = options.filter((other) => keyOf(other) === keyOf(option)).length - 1;
    return others === 0 ? option : { ...option, label: t("list.elsewhere", { label: option.label, count: others }) };
  });
}

/** Open lines before closed ones, and the line that passes last. */
const inOrder = (one: Option, other: Option) => rankOf(one) - rankOf(other);
const rankOf = ({ blockedBy, draft }: Option) => Number(blockedBy !== null) * 2 + Number(draft.type === "pass");

function fieldList<Model extends LordsModel>(
  context: ListContext<Model>,
  base: Draft,
  { field, domain }: OpenField,
): OptionList {
  const { t, model, choices, texts } = context;
  const legend = texts.legendOf?.(t, base, field) ?? t(`field.${field}`);
  const key = `${base.type} ${field}`;
  const chosen = base[field];
  // A part of a trade that is not chosen yet is nothing.
  const isChosen = (value: unknown) =>
    chosen === undefined && isTrade(base) ? isNothing(value) : JSON.stringify(chosen) === JSON.stringify(value);
  const labelOf = (value: unknown) => texts.valueLabel(t, model, field, value);
  if ("someOf" in domain && domain.min === 0) {
    return { key, legend, isMany: true, options: togglesOf(base, field, domain.someOf, labelOf) };
  }
  const options = allValuesOf(domain).map(
    (value): Option => ({
      key: `${field} ${value}`,
      draft: chosenWith(texts.actions, choices, base, [field, value]),
      label: labelOf(value),
      effect: "",
      emblem: null,
      isChosen: isChosen(value),
      spots: spotOf(model, { ...base, [field]: value }),
      blockedBy: null,
    }),
  );
  const isMenu = isTrade(base) && !isCount(domain) && options.length > menuFrom;
  return { key, legend, options, ...(isCount(domain) && { isNumber: true }), ...(isMenu && { isMenu }) };
}

/** More lines than this would fill the screen of a phone. */
const menuFrom = 8;

const isCount = (domain: Field) => "from" in domain;

/** The draft with this value; details that no longer go with it are reset. */
function chosenWith(
  { actionsOf, withDefaults }: Actions,
  choices: readonly Choice[],
  base: Draft,
  [field, value]: readonly [string, unknown],
): Draft {
  const draft = withField(base, field, value);
  if (availableChoices(choices, draft).length > 0) return withDefaults(choices, draft);
  const action = actionsOf(choices).find((one) => isSameAction(one, base)) ?? { type: base.type };
  return withDefaults(choices, withField(action, field, value));
}

function togglesOf(
  base: Draft,
  field: string,
  all: readonly unknown[],
  labelOf: (value: unknown) => string,
): readonly Option[] {
  const chosen = base[field];
  const taken: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  return all.map((one) => ({
    key: `${field} ${one}`,
    draft: withField(
      base,
      field,
      all.filter((other) => (other === one) !== taken.includes(other)),
    ),
    label: labelOf(one),
    effect: "",
    emblem: null,
    isChosen: taken.includes(one),
    blockedBy: null,
  }));
}
