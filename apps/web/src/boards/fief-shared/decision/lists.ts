import type { Option, OptionList, Words } from "../../board.ts";
import { barrierOf, openTo, withField } from "../../choice.ts";
import type { Choice, Draft, Field, Scene } from "../../scene.ts";
import { type Deeds, everyValue, isDealing, isDeed, isNothing, isTrade, type OpenField } from "./deeds.ts";

/** Choices that belong together: what is asked, or an aside that lies folded under its heading. */
export interface Group<Fold extends string = string> {
  /** Null for what is asked. */
  readonly fold: Fold | null;
  readonly choices: readonly Choice[];
}

/** What the lines of a ruleset are called, and under which headings they stand. */
export interface Wording<Played extends Scene> {
  readonly deeds: Deeds;
  groupsOf(choices: readonly Choice[], kind: string | undefined): readonly Group[];
  givesOf(words: Words, scene: Played, deed: Draft): string;
  deedLabel(words: Words, scene: Played, deed: Draft): string;
  valueLabel(words: Words, scene: Played, field: string, value: unknown): string;
  legendOf(words: Words, draft: Draft, field: string): string;
  reasonOf(words: Words, rule: string): string;
}

/** The kind of the question, if it is put to whoever looks. */
export const askedKind = (scene: Asking): string | undefined => askedOf(scene)?.kind;
/** The number of the question, if it is put to whoever looks. */
export const askedNumber = (scene: Asking): number | null => askedOf(scene)?.number ?? null;

type Asking = Pick<Scene, "question" | "yourSeat">;
const askedOf = ({ question, yourSeat }: Asking) =>
  question !== null && yourSeat !== null && question.seats.includes(yourSeat) ? question : null;

/** Every choice as labelled lines: what is asked first, and the asides folded under their headings. */
export function listsWith<Played extends Scene>(wording: Wording<Played>) {
  return (words: Words, scene: Played, selected: Draft | null): readonly OptionList[] =>
    wording.groupsOf(scene.choices, askedKind(scene)).flatMap((group) => {
      const { fold, choices } = group;
      return listsOfGroup({ words, scene, wording, choices }, selected, fold);
    });
}

interface Listing<Played extends Scene> {
  readonly words: Words;
  readonly scene: Played;
  readonly wording: Wording<Played>;
  readonly choices: readonly Choice[];
}

/**
 * What a chosen deed leaves open stands over the list of deeds, next to the button: that list may be long. What is
 * dealt with another stands below the line that names the other.
 */
function listsOfGroup<Played extends Scene>(
  listing: Listing<Played>,
  selected: Draft | null,
  fold: string | null,
): readonly OptionList[] {
  const { words, choices, wording } = listing;
  const { onlyDeed, openFields } = wording.deeds;
  const only = fold === null ? onlyDeed(choices) : null;
  const isHere = choices.some(({ type }) => type === selected?.type);
  const base = isHere ? selected : only;
  const hows = base === null ? [] : openFields(choices, base).map((open) => fieldList(listing, base, open));
  const isOnlyHow = only !== null && hows.length > 0;
  const lists = isOnlyHow ? hows : withDeeds(listing, selected, hows);
  if (fold === null) return lists;
  const isUnfolded = isHere || choices.some(({ type, barred }) => type === "accept" && barred === undefined);
  return lists.map((list) => ({ ...list, fold: { title: words(`fold.${fold}`), isUnfolded } }));
}

function withDeeds<Played extends Scene>(
  listing: Listing<Played>,
  selected: Draft | null,
  hows: readonly OptionList[],
): readonly OptionList[] {
  const list = deedList(listing, selected);
  return selected !== null && isDealing(selected) ? [list, ...hows] : [...hows, list];
}

function deedList<Played extends Scene>(listing: Listing<Played>, selected: Draft | null): OptionList {
  const { words, scene, choices, wording } = listing;
  const { deeds, deedLabel, givesOf, reasonOf } = wording;
  const options = deeds.deedsOf(choices).map((deed): Option => {
    const rule = barrierOf(choices, deed);
    return {
      key: Object.values(deed).join(" "),
      draft: rule === undefined ? deeds.completed(choices, deed) : deed,
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

function fieldList<Played extends Scene>(
  listing: Listing<Played>,
  base: Draft,
  { field, domain }: OpenField,
): OptionList {
  const { words, scene, choices, wording } = listing;
  const legend = wording.legendOf(words, base, field);
  const key = `${base.type} ${field}`;
  const chosen = base[field];
  // A part of a trade that nothing was chosen for is nothing.
  const isChosen = (value: unknown) =>
    chosen === undefined && isTrade(base) ? isNothing(value) : JSON.stringify(chosen) === JSON.stringify(value);
  const labelOf = (value: unknown) => wording.valueLabel(words, scene, field, value);
  if ("someOf" in domain && domain.least === 0) {
    return { key, legend, isMany: true, options: togglesOf(base, field, domain.someOf, labelOf) };
  }
  const options = everyValue(domain).map(
    (value): Option => ({
      key: `${field} ${value}`,
      draft: chosenWith(wording.deeds, choices, base, field, value),
      label: labelOf(value),
      gives: "",
      emblem: null,
      isChosen: isChosen(value),
      barred: null,
    }),
  );
  const isMenu = isTrade(base) && !isCount(domain) && options.length > menuFrom;
  return { key, legend, options, ...(isCount(domain) && { isNumber: true }), ...(isMenu && { isMenu }) };
}

/** On a phone so many lines are a screen by themselves. */
const menuFrom = 8;

const isCount = (domain: Field) => "from" in domain;

/** The draft with this value; what does not go with it any more is chosen anew. */
function chosenWith(
  { deedsOf, completed }: Deeds,
  choices: readonly Choice[],
  base: Draft,
  field: string,
  value: unknown,
): Draft {
  const draft = withField(base, field, value);
  if (openTo(choices, draft).length > 0) return completed(choices, draft);
  const deed = deedsOf(choices).find((one) => isDeed(one, base)) ?? { type: base.type };
  return completed(choices, withField(deed, field, value));
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
    gives: "",
    emblem: null,
    isChosen: taken.includes(one),
    barred: null,
  }));
}
