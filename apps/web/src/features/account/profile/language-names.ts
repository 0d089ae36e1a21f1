export interface LanguageName {
  readonly code: string;
  readonly name: string;
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Deprecated codes would list a language twice. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(code)[0] === code);

/** All languages with a two-letter code that the browser can name, in the order of their names. */
export function languageNames(locale: string): readonly LanguageName[] {
  const names = new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  const { compare } = new Intl.Collator(locale);
  const byName = new Map<string, string>();
  for (const code of codes) {
    const name = names.of(code);
    if (name !== undefined && !byName.has(name)) byName.set(name, code);
  }
  return [...byName].map(([name, code]) => ({ code, name })).toSorted((one, other) => compare(one.name, other.name));
}

/** The name of a language; for an unknown code, the code itself. */
export function languageName(locale: string, code: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
