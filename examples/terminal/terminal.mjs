import { createInterface } from "node:readline";

const columns = 80;

/** Lines and questions on a terminal of 80 columns and 24 rows. Input can also come from a file. */
export class Terminal {
  #texts;
  #input = createInterface({ input: process.stdin });
  #lines = this.#input[Symbol.asyncIterator]();

  constructor(texts) {
    this.#texts = texts;
  }

  show(lines) {
    for (const line of lines.flatMap(wrapped)) process.stdout.write(`${line}\n`);
  }

  /** What is typed; undefined at the end of the input. */
  async ask(prompt) {
    process.stdout.write(`${prompt}\n> `);
    const { done, value } = await this.#lines.next();
    return done ? undefined : value.trim();
  }

  /** A whole number; undefined at the end of the input or to go back. Asks until it is one. */
  async number(prompt, { min, max }) {
    for (;;) {
      const typed = await this.ask(prompt);
      if (typed === undefined || typed === "b") return undefined;
      const number = Number(typed);
      if (typed !== "" && Number.isInteger(number) && number >= min && number <= max) return number;
      this.show([this.#texts.invalid]);
    }
  }

  /** Distinct numbers, with spaces between them. */
  async numbers(prompt, { count, min, max }) {
    for (;;) {
      const typed = await this.ask(prompt);
      if (typed === undefined || typed === "b") return undefined;
      const numbers = [...new Set(typed.split(/\s+/).filter(Boolean).map(Number))];
      const areValid = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= count);
      if (areValid && numbers.length >= min && numbers.length <= max) return numbers;
      this.show([this.#texts.invalid]);
    }
  }

  /** Long lists, a page at a time. */
  async page(texts, rows = 20) {
    const lines = texts.flatMap(wrapped);
    for (let from = 0; from < lines.length; from += rows) {
      this.show(lines.slice(from, from + rows));
      if (from + rows < lines.length && (await this.ask(this.#texts.more)) !== "") return;
    }
  }

  close() {
    this.#input.close();
  }
}

/** A line that is cut after 80 columns. */
export function fitted(line) {
  return line.length <= columns ? line : `${line.slice(0, columns - 1)}…`;
}

/** A line as several, each below the first word of the first. */
function wrapped(line) {
  if (line.length <= columns) return [line];
  const end = line.lastIndexOf(" ", columns);
  const indent = line.search(/[^ ·]/);
  if (end <= indent) return [fitted(line)];
  return [line.slice(0, end), ...wrapped(" ".repeat(indent) + line.slice(end + 1))];
}
