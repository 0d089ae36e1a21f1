import { joinNames } from "../../clauses.ts";
import type { Translate } from "../../entries/entry.ts";
import { nameOf, type Readers } from "../../people.ts";

export { nameOf, whoOf } from "../../people.ts";

/** "Ann, Bob and Cleo"; "nobody" if the list is empty. */
export function listOf(t: Translate, names: readonly string[]): string {
  return names.length === 0 ? t("nobody") : joinNames(t, names);
}

export const namesOf = (t: Translate, readers: Readers, seats: readonly number[]): string =>
  listOf(
    t,
    seats.map((seat) => nameOf(readers, seat)),
  );

const plural = "Les ";
const vowel = /^(?:[aàâäeéèêëiîïoôöuùûüœæ]|y[^aeéiou]|henri)/i;

/** A name after "of": French says d’Arthur, de Sigy, des Essarts. */
export function ofName(t: Translate, name: string): string {
  if (name.startsWith(plural)) return t("of.plural", { name: name.slice(plural.length) });
  return t(vowel.test(name) ? "of.vowel" : "of.plain", { name });
}

/** Where it is: French says à Sigy, aux Essarts. */
export function atName(t: Translate, name: string): string {
  if (name.startsWith(plural)) return t("at.plural", { name: name.slice(plural.length) });
  return t("at.plain", { name });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
