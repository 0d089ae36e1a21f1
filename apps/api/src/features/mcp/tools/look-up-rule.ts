import { z } from "zod";
import { language, readOnly, type Tool } from "../tool.ts";

const input = {
  ruleset: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .describe("The ruleset of a game, such as `village`."),
  number: z.string().max(30).optional().describe("A rule number such as VIL-3.2, or its beginning: VIL-3."),
  search: z.string().max(100).optional().describe("Words that the rule contains, all of them."),
  language,
};

const output = {
  rules: z.array(z.object({ number: z.string(), chapter: z.string(), text: z.string() })),
  found: z.int().describe("How many rules fit; the first 20 are listed."),
};

export const lookUpRule: Tool<typeof input, typeof output> = {
  name: "look_up_rule",
  title: "Look up a rule",
  description:
    "Finds rules of a game by number or by words, in the words of this server’s rule book. Without both, the first rules. Needs no scope.",
  input,
  output,
  annotations: readOnly,
  async run(operations, { ruleset, number = "", search = "", language }) {
    const book = await operations.get<Book>(`/v1/rulesets/${ruleset}/rules`, { language });
    const words = plain(search).split(/\s+/).filter(Boolean);
    const found = book.rules.filter(
      (rule) =>
        isUnder(rule.number, number) && words.every((word) => plain(`${rule.chapter} ${rule.text}`).includes(word)),
    );
    const rules = found.slice(0, rulesMax).map(({ number, chapter, text }) => ({ number, chapter, text }));
    const lines = rules.map(({ number, chapter, text }) => `${number} (${chapter}): ${text}`);
    const rest = found.length > rules.length ? [`… and ${found.length - rules.length} more.`] : [];
    return { text: [...lines, ...rest].join("\n") || "No rule fits.", fields: { rules, found: found.length } };
  },
};

interface Book {
  readonly rules: readonly { readonly number: string; readonly chapter: string; readonly text: string }[];
}

const rulesMax = 20;

/** Whether a number is the rule asked for, or one under it: VIL-3.2 is under VIL-3, and VIL-31 is not. */
function isUnder(number: string, asked: string): boolean {
  const [one, other] = [number.toUpperCase(), asked.trim().toUpperCase()];
  return other === "" || one === other || (one.startsWith(other) && /^\D/.test(one.slice(other.length)));
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
