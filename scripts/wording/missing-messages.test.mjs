import { describe, expect, it } from "vitest";
import { missingMessages } from "./missing-messages.mjs";

const paths = new Set(["lobby", "lobby.title", "lobby.open", "lobby.open.hint"]);
const faults = (source) => missingMessages(source, "page.tsx", paths).map(([line, text]) => `${line} ${text}`);
const missing = (line, path) => `line ${line} uses the message “${path}”, which does not exist`;

describe("the messages that code uses", () => {
  it.each([
    ["a key", 'const t = useTranslations("lobby");\nt("title");'],
    ["a group as namespace", 'const t = useTranslate("lobby.open");\nt("hint");'],
    ["a key with markup", 'const t = useTranslations("lobby");\nt.rich("title", {});'],
    ["a key by a value", `const t = useTranslations("lobby");\nt(\`open.\${kind}\`);`],
    ["one of two keys", 'const t = useTranslations("lobby");\nt(isOpen ? "open.hint" : "title");'],
    ["a title on the server", '(await getTranslations("lobby"))("title");'],
    ["a translator of a function", 'const t = useTranslations("lobby");\nconst title = (t) => t("subtitle");'],
    ["another function", 'const t = find("lobby");\nt("subtitle");'],
  ])("may be %s", (_use, source) => {
    expect(faults(source)).toEqual([]);
  });

  it.each([
    ["a namespace", 'useTranslations("hall");', missing(1, "hall")],
    ["a key", 'const t = useTranslations("lobby");\nt("subtitle");', missing(2, "lobby.subtitle")],
    [
      "a key in a component",
      'function Page() {\n  const t = useTranslate("lobby");\n  return <h1>{t("h1")}</h1>;\n}',
      missing(3, "lobby.h1"),
    ],
    ["one of two keys", 'const t = useTranslations("lobby");\nt(isNew ? "title" : "old");', missing(2, "lobby.old")],
    ["a group", `const t = useTranslations("lobby");\nt(\`closed.\${kind}\`);`, missing(2, "lobby.closed")],
    ["a title on the server", '(await getTranslations("lobby"))("heading");', missing(1, "lobby.heading")],
  ])("are reported if %s is missing", (_use, source, fault) => {
    expect(faults(source)).toEqual([fault]);
  });
});
