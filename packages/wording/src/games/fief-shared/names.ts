import type { Words } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";

/** Who sits there, by name. */
export function nameOf({ people }: Readers, seat: number): string {
  return people[seat]?.name ?? `${seat + 1}`;
}

/**
 * Who, for messages of the form `{seat, select, you {…} other {…}}`.
 * A person whose name is "you" gets an invisible mark, so that they are not taken for the reader.
 */
export function whoOf(readers: Readers, seat: number): string {
  if (seat === readers.yourSeat) return "you";
  const name = nameOf(readers, seat);
  return name === "you" || name === "nobody" ? `${name}\u2060` : name;
}

/** "Ann, Bob and Cleo"; nobody at all is nobody. */
export function listOf(words: Words, names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return words("nobody");
  return names.length === 1 ? last : words("and", { list: names.slice(0, -1).join(", "), last });
}

export const namesOf = (words: Words, readers: Readers, seats: readonly number[]): string =>
  listOf(
    words,
    seats.map((seat) => nameOf(readers, seat)),
  );

const plural = "Les ";
const vowel = /^(?:[aàâäeéèêëiîïoôöuùûüœæ]|y[^aeéiou]|henri)/i;

/** A name after "of": French says d’Arthur, de Sigy, des Essarts. */
export function ofName(words: Words, name: string): string {
  if (name.startsWith(plural)) return words("of.plural", { name: name.slice(plural.length) });
  return words(vowel.test(name) ? "of.vowel" : "of.plain", { name });
}

/** Where it is: French says à Sigy, aux Essarts. */
export function atName(words: Words, name: string): string {
  if (name.startsWith(plural)) return words("at.plural", { name: name.slice(plural.length) });
  return words("at.plain", { name });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
