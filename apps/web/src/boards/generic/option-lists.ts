import type { MovePart, Option, OptionList } from "../board.ts";
import type { BoardModel, Choice, Draft } from "../board-model.ts";
import { allValuesOf, availableChoices, isOpen, isSameDraft, movesOf, valuesOf, withField } from "../choice.ts";
import { choiceText, describeDraft, describeMove } from "./values.ts";
import type { BoardWords } from "./words.ts";

/** With more moves than this, the lists ask field by field. */
const shortList = 24;

/** The choices of any ruleset: as whole moves if there are few, otherwise one list per field. */
export function optionListsOf(
  words: BoardWords,
  { choices }: BoardModel,
  selected: Draft | null,
): readonly OptionList[] {
  if (choices.length === 0) return [];
  const open = choices.filter(({ blockedBy }) => blockedBy === undefined);
  const isShort = open.every(isListed) && open.reduce((sum, choice) => sum + movesOf(choice).length, 0) <= shortList;
  const blocked = choices.flatMap((choice, place) => blockedOption(words, choice, place));
  if (!isShort) return [typeList(words, open, selected, blocked), ...fieldLists(words, open, selected)];
  const options = open.flatMap((choice) =>
    movesOf(choice).map((move) => optionOf(move, describeMove(words, move), selected)),
  );
  return [{ key: "moves", legend: words.said("choices"), options: [...options, ...blocked] }];
}

/** A move part by part: its name, then its fields. */
export function movePartsOf(words: BoardWords, { type, ...fields }: Draft): readonly MovePart[] {
  const parts = Object.entries(fields).map(([name, value]) => ({
    name: words.choiceLabelOf(name),
    text: choiceText(words, name, value),
    fields: [name],
  }));
  return [{ name: null, text: words.moveName(type), fields: [] }, ...parts];
}

const isListed = ({ fields }: Choice) => Object.values(fields).every((field) => !("someOf" in field));

function optionOf(draft: Draft, label: string, selected: Draft | null): Option {
  return {
    key: JSON.stringify(draft),
    draft,
    label,
    effect: "",
    emblem: null,
    isChosen: isSameDraft(selected, draft),
    blockedBy: null,
  };
}

function blockedOption(words: BoardWords, choice: Choice, place: number): readonly Option[] {
  if (choice.blockedBy === undefined) return [];
  const fields = Object.entries(choice.fields).map(([name, field]) => [name, valuesOf(field)]);
  const option = optionOf(
    { type: choice.type },
    describeDraft(words, { ...Object.fromEntries(fields), type: choice.type }),
    null,
  );
  return [{ ...option, key: `blocked ${place}`, blockedBy: { rule: choice.blockedBy, reason: words.said("blocked") } }];
}

function typeList(
  words: BoardWords,
  open: readonly Choice[],
  selected: Draft | null,
  blocked: readonly Option[],
): OptionList {
  const types = [...new Set(open.map(({ type }) => type))];
  const options = types.map((type) => ({
    ...optionOf({ type }, words.moveName(type), null),
    isChosen: selected?.type === type,
  }));
  return { key: "type", legend: words.said("choices"), options: [...options, ...blocked] };
}

/** Of the type that was chosen: each field with the values that still go with the others. */
function fieldLists(words: BoardWords, open: readonly Choice[], selected: Draft | null): readonly OptionList[] {
  if (selected === null) return [];
  const fitting = open.filter(({ type }) => type === selected.type);
  const names = [...new Set(fitting.flatMap(({ fields }) => Object.keys(fields)))];
  return names.map((name) => {
    const values = uniqueValues(fitting, name);
    return {
      key: name,
      legend: words.choiceLabelOf(name),
      options: values.map((value) => {
        const draft = withField(selected, name, value);
        const fresh = { type: selected.type, [name]: value };
        return {
          ...optionOf(isOpen(open, draft) ? draft : fresh, choiceText(words, name, value), null),
          key: `${name} ${JSON.stringify(value)}`,
          isChosen: isSameDraft({ type: "", value: selected[name] }, { type: "", value }),
        };
      }),
    };
  });
}

function uniqueValues(choices: readonly Choice[], name: string): readonly unknown[] {
  const values = availableChoices(choices, null).flatMap(({ fields }) =>
    fields[name] ? allValuesOf(fields[name]) : [],
  );
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
