import type { Option, OptionList, Words } from "../../board.ts";
import { barrierOf, openTo, withField } from "../../choice.ts";
import type { Choice, Draft, Field } from "../../scene.ts";
import type { FiefScene } from "../game.ts";
import {
  type AskedField,
  completed,
  deedsOf,
  everyValue,
  isDeed,
  type OpenField,
  onlyDeed,
  openFields,
} from "./deeds.ts";
import { givesOf } from "./gives.ts";
import { type Group, groupsOf } from "./groups.ts";
import { deedLabel, valueLabel } from "./labels.ts";
import { reasonOf } from "./reasons.ts";

/** Every choice as labelled lines: what is asked first, and the asides folded under their headings. */
export function listsOf(words: Words, scene: FiefScene, selected: Draft | null): readonly OptionList[] {
  return groupsOf(scene.choices, askedKind(scene)).flatMap((group) => groupLists(words, scene, selected, group));
}

/** The kind of the question, if it is put to whoever looks. */
export function askedKind({ question, yourSeat }: FiefScene): string | undefined {
  return question !== null && yourSeat !== null && question.seats.includes(yourSeat) ? question.kind : undefined;
}

/** What a chosen deed leaves open stands over the list of deeds, next to the button: that list may be long. */
function groupLists(words: Words, scene: FiefScene, selected: Draft | null, group: Group): readonly OptionList[] {
  const { fold, choices } = group;
  const only = fold === null ? onlyDeed(choices) : null;
  const isHere = choices.some(({ type }) => type === selected?.type);
  const base = isHere ? selected : only;
  const hows =
    base === null ? [] : openFields(choices, base).map((open) => fieldList(words, scene, choices, base, open));
  const isOnlyHow = only !== null && hows.length > 0;
  const lists = isOnlyHow ? hows : [...hows, deedList(words, scene, selected, choices)];
  if (fold === null) return lists;
  const isUnfolded = isHere || choices.some(({ type, barred }) => type === "accept" && barred === undefined);
  return lists.map((list) => ({ ...list, fold: { title: words(`fold.${fold}`), isUnfolded } }));
}

function deedList(words: Words, scene: FiefScene, selected: Draft | null, choices: readonly Choice[]): OptionList {
  const options = deedsOf(choices).map((deed): Option => {
    const rule = barrierOf(choices, deed);
    return {
      key: Object.values(deed).join(" "),
      draft: rule === undefined ? completed(choices, deed) : deed,
      label: deedLabel(words, scene, deed),
      gives: givesOf(words, scene, deed),
      emblem: null,
      isChosen: isDeed(deed, selected),
      barred: rule === undefined ? null : { rule, reason: reasonOf(words, rule) },
    };
  });
  const [first] = choices;
  return { key: `deeds ${first?.type}`, legend: words("list.all"), options: options.toSorted(inOrder) };
}

/** What is open before what is closed, and to go on without doing anything last. */
const inOrder = (one: Option, other: Option) => rankOf(one) - rankOf(other);
const rankOf = ({ barred, draft }: Option) => Number(barred !== null) * 2 + Number(draft.type === "pass");

function fieldList(
  words: Words,
  scene: FiefScene,
  choices: readonly Choice[],
  base: Draft,
  { field, domain }: OpenField,
): OptionList {
  const legend = legendOf(words, base, field);
  const key = `${base.type} ${field}`;
  const chosen = base[field];
  if ("someOf" in domain && domain.least === 0) {
    return { key, legend, isMany: true, options: togglesOf(words, scene, base, field, domain.someOf, chosen) };
  }
  const options = everyValue(domain).map(
    (value): Option => ({
      key: `${field} ${value}`,
      draft: chosenWith(choices, base, field, value),
      label: valueLabel(words, scene, field, value),
      gives: "",
      emblem: null,
      isChosen: JSON.stringify(chosen) === JSON.stringify(value),
      barred: null,
    }),
  );
  return { key, legend, options, ...(isCount(domain) && { isNumber: true }) };
}

const isCount = (domain: Field) => "from" in domain;

/** The draft with this value; what does not go with it any more is chosen anew. */
function chosenWith(choices: readonly Choice[], base: Draft, field: AskedField, value: unknown): Draft {
  const draft = withField(base, field, value);
  if (openTo(choices, draft).length > 0) return completed(choices, draft);
  const deed = deedsOf(choices).find((one) => isDeed(one, base)) ?? { type: base.type };
  return completed(choices, withField(deed, field, value));
}

function togglesOf(
  words: Words,
  scene: FiefScene,
  base: Draft,
  field: AskedField,
  all: readonly unknown[],
  chosen: unknown,
): readonly Option[] {
  const taken: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  return all.map((one) => ({
    key: `${field} ${one}`,
    draft: withField(
      base,
      field,
      all.filter((other) => (other === one) !== taken.includes(other)),
    ),
    label: valueLabel(words, scene, field, one),
    gives: "",
    emblem: null,
    isChosen: taken.includes(one),
    barred: null,
  }));
}

function legendOf(words: Words, { type }: Draft, field: AskedField): string {
  if (type === "offerRansom" && field === "ecus") return words("field.ransom");
  if (type === "release" && field === "lords") return words("field.release");
  return words(`field.${field}`);
}
