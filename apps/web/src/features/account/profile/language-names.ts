export interface LanguageName {
  readonly code: string;
  readonly name: string;
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Codes of earlier days are written otherwise now, and would name a language twice. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(code)[0] === code);

/** Every language of two letters that this browser can name, in the order of their names. */
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

/** The language of a code; a code that nobody knows names itself. */
export function languageName(locale: string, code: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
