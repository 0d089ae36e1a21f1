import { medieval, words } from "./words.mjs";

/** Where sentences say what the lists reject: `sentences` are pairs of a name and a text. Games may sound medieval. */
export function wordingFaults({ file, language, sentences, isGame = false }) {
  const rejected = Object.entries({ ...words[language], ...(isGame ? {} : medieval[language]) });
  return sentences.flatMap(([name, text]) =>
    rejected
      .filter(([word]) => patternOf(word).test(plain(text)))
      .map(([word, instead]) => `${file}: ${name} says “${word}” (say: ${instead}).`),
  );
}

/** Every sentence of a file of messages with the path that leads to it. */
export function sentencesOf(messages, path = "") {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : sentencesOf(value, `${path}${key}.`),
  );
}

/** Every summary and description of an OpenAPI document with the path that leads to it; examples may say anything. */
export function describedIn(document, path = "") {
  return Object.entries(document).flatMap(([key, value]) => {
    if (typeof value === "string") return /^(summary|description)$/.test(key) ? [[path, value]] : [];
    const isRead = typeof value === "object" && value !== null && !/^examples?$/.test(key);
    return isRead ? describedIn(value, `${path}/${key}`) : [];
  });
}

/** Without the names of values and branches, which nobody reads, and with one kind of apostrophe. */
function plain(text) {
  return text.replace(/\{\w+(?=[,}])(, \w+,)?|\b\w+(?= \{)|=\d+(?= \{)/g, " ").replaceAll("'", "’");
}

/** A hyphen before a word makes it another one: "e-mail" is not "mail". */
function patternOf(word) {
  const letters = word.replaceAll(" ", "\\s+").replaceAll("*", "\\p{L}*");
  return new RegExp(`(?<![\\p{L}-])${letters}(?!\\p{L})`, "iu");
}
