import { positionLines } from "./screens.mjs";

/** Lets a person put a move together: first a choice, then a value for each of its fields. */
export class Chooser {
  #terminal;
  #names;
  #texts;

  constructor(terminal, names, texts) {
    this.#terminal = terminal;
    this.#names = names;
    this.#texts = texts;
  }

  /** A move; undefined if the person quits. */
  async moveOf({ choices, position }, screen) {
    const lines = choices.map((choice, index) => `${String(index + 1).padStart(2)}  ${this.#choiceText(choice)}`);
    this.#terminal.show(screen);
    for (;;) {
      await this.#terminal.page(lines, Math.max(8, 22 - screen.length));
      const typed = await this.#terminal.ask(this.#texts.whichMove(choices.length));
      if (typed === undefined || typed === "q") return undefined;
      const choice = choices[Number(typed) - 1];
      if (typed === "p") await this.#terminal.page(positionLines(position, this.#names));
      else if (choice === undefined) this.#terminal.show([this.#texts.invalid]);
      const move = choice && (await this.#moveFrom(choice));
      if (move !== undefined) return move;
    }
  }

  /** The values that are decided already are part of the text. */
  #choiceText({ type, fields }) {
    const decided = Object.entries(fields).flatMap(([field, domain]) => {
      const [value] = domain.oneOf ?? [];
      return domain.oneOf?.length === 1 ? [[field, value]] : [];
    });
    return this.#names.move({ type, ...Object.fromEntries(decided) });
  }

  async #moveFrom({ type, fields }) {
    const move = { type };
    for (const [field, domain] of Object.entries(fields)) {
      const value = await this.#valueOf(field, domain);
      if (value === undefined) return undefined;
      move[field] = value;
    }
    return move;
  }

  #valueOf(field, domain) {
    if (domain.someOf !== undefined) return this.#several(field, domain);
    if (domain.from !== undefined) return this.#number(field, domain);
    return domain.oneOf.length === 1 ? domain.oneOf[0] : this.#oneOf(field, domain.oneOf);
  }

  #number(field, { from, to }) {
    if (from === to) return from;
    const prompt = this.#texts.whichNumber(this.#names.label(field), from, to);
    return this.#terminal.number(prompt, { min: from, max: to });
  }

  async #oneOf(field, values) {
    await this.#terminal.page(this.#numbered(field, values));
    const prompt = this.#texts.whichValue(this.#names.label(field), values.length);
    const number = await this.#terminal.number(prompt, { min: 1, max: values.length });
    return number === undefined ? undefined : values[number - 1];
  }

  async #several(field, { someOf, min, max }) {
    if (max === 0 || someOf.length === 0) return [];
    await this.#terminal.page(this.#numbered(field, someOf));
    const limit = Math.min(max, someOf.length);
    const prompt = this.#texts.whichValues(this.#names.label(field), min, limit);
    const numbers = await this.#terminal.numbers(prompt, { count: someOf.length, min, max: limit });
    return numbers?.map((number) => someOf[number - 1]);
  }

  #numbered(field, values) {
    return values.map((value, index) => `${String(index + 1).padStart(2)}  ${this.#names.value(field, value)}`);
  }
}
