import { describe, expect, it } from "vitest";
import type { Heading, OptionList, QuickMove, Translate } from "../../board.ts";
import type { BoardModel, Draft } from "../../board-model.ts";
import { allValuesOf, moveOf } from "../../choice.ts";
import type { Locale } from "./translator.ts";

interface ListedGame<Model extends BoardModel> {
  /** The name of its message file. */
  readonly messages: string;
  readonly positions: Readonly<Record<string, Model>>;
  /** What a line of its lists looks like. */
  readonly label: RegExp;
  readonly rule: RegExp;
  /** The moves whose lines all open the same lists. */
  readonly trades: ReadonlySet<string>;
  translatorFor(locale: Locale): Translate;
  optionListsOf(t: Translate, model: Model, selected: Draft | null): readonly OptionList[];
  headingOf(t: Translate, model: Model): Heading;
  quickOf(t: Translate, model: Model): QuickMove | null;
  buttonLabelOf(t: Translate, model: Model, selected: Draft | null): string;
}

const locales = ["en", "fr"] as const;

/** What holds for the option lists of every Fief, at each recorded question. */
export function describeOptionLists<Model extends BoardModel>(game: ListedGame<Model>): void {
  const questions = Object.entries(game.positions).map(([name, model]) => ({ name, model }));
  describe.each(questions)("the option lists of the question $name", ({ model }) => {
    describeLines(game, model);
    describeHeading(game, model);
    it("reach every value of every field of every open choice", () => {
      const { moves, values } = reachedFrom(game, model);
      for (const value of openValuesOf(model)) expect(values).toContain(value);
      expect(moves.size).toBeGreaterThan(0);
    });
  });
}

function describeLines<Model extends BoardModel>(game: ListedGame<Model>, model: Model): void {
  const { optionListsOf, translatorFor, messages, label, rule } = game;
  const lists = optionListsOf(translatorFor("en"), model, null);

  it.each(locales)("give every line and every list a text in the language %s", (locale) => {
    for (const { options, legend } of optionListsOf(translatorFor(locale), model, null)) {
      expect(legend).not.toContain(`${messages}.`);
      for (const option of options) expect(option.label).toMatch(label);
    }
  });

  it("show what is asked first, and the collapsed groups below", () => {
    const folds = lists.map(({ collapsible }) => collapsible?.title ?? "");
    expect(folds[0]).toBe("");
    expect(folds.lastIndexOf("")).toBeLessThan(folds.findIndex((fold) => fold !== "") >>> 0);
  });

  it("say of every closed line why it is closed, and by which rule", () => {
    for (const { blockedBy } of lists.flatMap(({ options }) => options)) {
      if (blockedBy === null) continue;
      expect(blockedBy).toEqual({ rule: expect.stringMatching(rule), reason: expect.stringMatching(/,$/) });
      expect(blockedBy.reason).not.toContain("not possible now");
    }
  });
}

function describeHeading<Model extends BoardModel>(game: ListedGame<Model>, model: Model): void {
  const { headingOf, quickOf, buttonLabelOf, optionListsOf, translatorFor } = game;

  it("offer in one tap the move that not answering would make, where a player may want it", () => {
    const quick = quickOf(translatorFor("en"), model);
    if (quick !== null) expect(moveOf(model.choices, quick.move)).toEqual(quick.move);
    if (model.choices.some(({ type }) => type === "pass")) expect(quick?.move).toEqual({ type: "pass" });
  });

  it.each(locales)("name the action of every line on the button, in the language %s", (locale) => {
    const t = translatorFor(locale);
    for (const { draft } of optionListsOf(t, model, null).flatMap(({ options }) => options)) {
      expect(buttonLabelOf(t, model, draft)).not.toMatch(
        /button\.|[{}_]|^(Continue|Confirm|Send the answer|Continuer|Confirmer|Envoyer la réponse)$/,
      );
    }
  });

  it.each(locales)("are announced with what may be chosen, in the language %s", (locale) => {
    const { title, announcement } = headingOf(translatorFor(locale), model);
    expect(title).not.toMatch(/heading\.|[{}_]|undefined|null/);
    expect(announcement.length).toBeGreaterThan(title.length + 10);
  });

  it.each(locales)("tell the other players who the game is waiting for, in the language %s", (locale) => {
    const spectator = { ...model, yourSeat: null, choices: [] };
    expect(headingOf(translatorFor(locale), spectator).sub).not.toMatch(/waitingFor\.|[{}_]|undefined|null/);
  });
}

/** Every value of every field of every open choice, as text. */
function openValuesOf({ choices }: BoardModel): readonly string[] {
  return choices
    .filter(({ blockedBy }) => blockedBy === undefined)
    .flatMap(({ type, fields }) =>
      Object.entries(fields).flatMap(([field, domain]) =>
        allValuesOf(domain).map((value) => textOf(type, field, value)),
      ),
    );
}

const textOf = (type: string, field: string, value: unknown) => `${type} ${field} ${JSON.stringify(sorted(value))}`;
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

const untranslated = (key: string) => key;

/** What can be reached line by line: every line of every list, and the lists that open behind it. */
function reachedFrom<Model extends BoardModel>({ optionListsOf, trades }: ListedGame<Model>, model: Model) {
  const values = new Set<string>();
  const moves = new Set<string>();
  const seen = new Set<string>();
  const waiting: (Draft | null)[] = [null];
  for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
    for (const { options, isNumber } of optionListsOf(untranslated, model, draft)) {
      const open = options.filter(({ blockedBy }) => blockedBy === null);
      for (const [place, option] of open.entries()) {
        const move = moveOf(model.choices, option.draft);
        if (move !== null) moves.add(JSON.stringify(move));
        for (const [field, value] of Object.entries(option.draft)) values.add(textOf(option.draft.type, field, value));
        // The lines of a number, and the many lines of a trade, all open the same lists.
        const isAlike = isNumber === true || trades.has(option.draft.type);
        const key = JSON.stringify(option.draft);
        if (!seen.has(key) && (!isAlike || draft === null || (place === 0 && move === null)))
          waiting.push(option.draft);
        seen.add(key);
      }
    }
  }
  return { moves, values };
}
