/** The names of the fields of each told type, as its schema has them. */
export type ToldFields = Readonly<Record<string, readonly string[]>>;
/** A sentence for each told type, with its fields in braces, in each language. */
export type LogLines = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Law 9: a line of the log needs the told fact and nothing else, and says the same in each language. */
export function everyLineIsThere(told: ToldFields, lines: LogLines): void {
  for (const [type, fields] of Object.entries(told)) {
    const named = Object.entries(lines).map(([language, sentences]) => {
      const sentence = sentences[type];
      if (sentence === undefined) throw new Error(`law 9: no line for ${type} in ${language}`);
      const names = namesIn(sentence);
      const stray = names.find((name) => !fields.includes(name));
      if (stray !== undefined) throw new Error(`law 9: the line for ${type} in ${language} needs ${stray}`);
      return names.join(" ");
    });
    if (new Set(named).size > 1) throw new Error(`law 9: the lines for ${type} do not name the same fields`);
  }
}

/** The outermost braces; inside stand the forms of plural and select. */
function namesIn(sentence: string): readonly string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [place, letter] of [...sentence].entries()) {
    if (letter === "{" && depth % 2 === 0) {
      const [, name] = /^\{\s*(\w+)/.exec([...sentence].slice(place).join("")) ?? [];
      if (name !== undefined) names.add(name);
    }
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
  }
  return [...names].toSorted();
}
