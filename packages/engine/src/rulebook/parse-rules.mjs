/**
 * Parses a RULES.md: `## 3. Title` opens a chapter, `**MA-3.2** text` is a rule and `**MA-3.2** *(ruling)* text` is our
 * own ruling; the text before the first chapter is the credits. If editions differ, the rule is a row
 * `| **FC-3.2** | text | *(ruling)* text |` of a table with the head `| rule | one-ruleset | another |`; a dash means that
 * the edition does not have the rule. Any other table that follows a rule belongs to its text: `first second, third` for
 * each row.
 */
export function parseRules(text) {
  const lines = text.split("\n");
  const chapters = lines.flatMap((line, index) => (chapterLine.test(line) ? [index] : []));
  const credits = lines.slice(0, chapters[0] ?? 0).filter((line) => !line.startsWith("# "));
  return { credits: credits.join("\n").trim(), rules: rulesOf(lines) };
}

const chapterLine = /^## (?:\d+\.\s*)?(?<title>.+)$/;
/** Also inside a rule: the text after it is our own ruling. */
const rulingMark = /\*\([^)]*\)\*/g;
const ruleLine = /^\*\*(?<number>[A-Z0-9]+-\d+(?:\.\d+)*)\*\*\s+(?:\*\((?<ruling>[^)]*)\)\*\s+)?(?<text>\S.*)$/;

function rulesOf(lines) {
  let chapter = "";
  let editions = [];
  const rules = [];
  for (const [index, line] of lines.entries()) {
    const title = chapterLine.exec(line)?.groups?.title;
    if (title !== undefined) chapter = title.trim();
    const [first, ...others] = cellsOf(line);
    if (first !== undefined && !first.startsWith("**") && !/^-+$/.test(first)) editions = others;
    if (first?.startsWith("**")) rules.push(...asRules(first, others, editions, chapter));
    const rule = ruleLine.exec(line)?.groups;
    if (rule === undefined && line.startsWith("**")) throw new Error(`line ${index + 1} is no rule: ${line}`);
    if (rule !== undefined) rules.push(withTable(asRule(rule, chapter), lines.slice(index + 1)));
  }
  return rules;
}

/** The rule with the rows of the table that follows it, if one does. */
function withTable(rule, following) {
  const lines = following.slice(following.findIndex((line) => line !== ""));
  const length = lines.findIndex((line) => !line.startsWith("|"));
  const [, , ...rows] = lines.slice(0, length < 0 ? lines.length : length).map(cellsOf);
  if (rows.length === 0 || rows.some(([first]) => first.startsWith("**"))) return rule;
  const texts = rows.map(([first, ...others]) => `${first} ${others.join(", ")}`);
  return { ...rule, text: `${rule.text} ${texts.join(" · ")}` };
}

const cellsOf = (line) =>
  line.startsWith("|")
    ? line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];

/** Returns one rule per edition that has it. */
function asRules(number, texts, editions, chapter) {
  return texts.flatMap((text, index) => {
    const rule = ruleLine.exec(`${number} ${text}`)?.groups;
    if (rule === undefined) throw new Error(`${number} is no rule: ${text}`);
    return text === "–" ? [] : [{ ...asRule(rule, chapter), edition: editions[index] }];
  });
}

function asRule({ number, ruling, text }, chapter) {
  if (text.replaceAll(rulingMark, "").includes("*")) throw new Error(`${number} has a stray asterisk: ${text}`);
  return { number, chapter, text: text.trim(), isRuling: ruling !== undefined };
}
