import { joinNames } from "../../clauses.ts";
import type { Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";

/** The name of the player of a seat. */
export function nameOf({ people }: Readers, seat: number): string {
  return people[seat]?.name ?? `${seat + 1}`;
}

/**
 * The value of a seat for messages of the form `{seat, select, you {…} other {…}}`.
 * A player whose name is "you" gets an invisible mark, so that the message does not address the reader.
 */
export function whoOf(readers: Readers, seat: number): string {
  if (seat === readers.yourSeat) return "you";
  const name = nameOf(readers, seat);
  return name === "you" || name === "nobody" ? `${name}\u2060` : name;
}

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
