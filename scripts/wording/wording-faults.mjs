import { medieval, words } from "./words.mjs";

/** Finds rejected words in sentences; `sentences` are pairs of a name and a text. Games may sound medieval. */
export function wordingFaults({ file, language, sentences, isGame = false }) {
  const rejected = Object.entries({ ...words[language], ...(isGame ? {} : medieval[language]) });
  return sentences.flatMap(([name, text]) =>
    rejected
      .filter(([word]) => patternOf(word).test(plain(text)))
      .map(([word, instead]) => `${file}: ${name} says “${word}” (say: ${instead}).`),
  );
}

/** Returns the sentences of a message file with their paths. */
export function sentencesOf(messages, path = "") {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : sentencesOf(value, `${path}${key}.`),
  );
}

/** Returns the summaries and descriptions of an OpenAPI document with their paths, without examples. */
export function describedIn(document, path = "") {
  return Object.entries(document).flatMap(([key, value]) => {
    if (typeof value === "string") return /^(summary|description)$/.test(key) ? [[path, value]] : [];
    const isRead = typeof value === "object" && value !== null && !/^examples?$/.test(key);
    return isRead ? describedIn(value, `${path}/${key}`) : [];
  });
}

/** Removes the names of values and branches, which nobody reads, and unifies apostrophes. */
function plain(text) {
  return text.replace(/\{\w+(?=[,}])(, \w+,)?|\b\w+(?= \{)|=\d+(?= \{)/g, " ").replaceAll("'", "’");
}

/** Matches whole words; "e-mail" does not contain "mail". */
function patternOf(word) {
  const letters = word.replaceAll(" ", "\\s+").replaceAll("*", "\\p{L}*");
  return new RegExp(`(?<![\\p{L}-])${letters}(?!\\p{L})`, "iu");
}
