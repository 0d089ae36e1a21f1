import { plainText } from "./plain-text.ts";

export interface TextPart {
  readonly text: string;
  /** Whether it is one of the words that are searched for. */
  readonly isHit: boolean;
}

/** A text in parts: where it contains one of the words, whatever the case and the accents, and the rest. */
export function highlight(text: string, words: string): readonly TextPart[] {
  const wanted = plainText(words).trim().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const letters = [...text];
  const hits = hitsAmong(letters, wanted);
  const parts: TextPart[] = [];
  for (const [place, letter] of letters.entries()) {
    const isHit = hits[place] === true;
    const last = parts.at(-1);
    if (last?.isHit === isHit) parts[parts.length - 1] = { text: last.text + letter, isHit };
    else parts.push({ text: letter, isHit });
  }
  return parts;
}

/** By letter: whether it belongs to a hit. */
function hitsAmong(letters: readonly string[], wanted: readonly string[]): readonly boolean[] {
  const hits = letters.map(() => false);
  // A letter may be none or two in plain text, so each knows the letter it comes from.
  const sources = letters.flatMap((letter, place) => [...plainText(letter)].map(() => place));
  const plain = letters.map(plainText).join("");
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) {
      for (const place of sources.slice(at, at + word.length)) hits[place] = true;
    }
  }
  return hits;
}
