import { describe, expect, it } from "vitest";
import { joinedTexts, writesForReaders } from "./joined-texts.mjs";

const faults = (source) => joinedTexts(source, "page.tsx").map(([line, text]) => `${line} ${text}`);

describe("texts that code joins", () => {
  it.each([
    ["after a value in JSX", "const a = <p>{name}: {text}</p>;", ": "],
    ["after an element", "const a = <p><b>{name}</b>; {text}</p>;", "; "],
    ["as a string in JSX", 'const a = <p>{name}{": "}{text}</p>;', '": "'],
    ["in a template", `const a = \`\${name}: \${text}\`;`, `\`\${name}: \${text}\``],
    ["at the end of a line", `const a = \`\${name}:\\n\${text}\`;`, `\`\${name}:\\n\${text}\``],
    ["at the end of a template", `const a = \`\${name}:\`;`, `\`\${name}:\``],
    ["after a word", `const a = \`\${count} tiles; \${text}\`;`, `\`\${count} tiles; \${text}\``],
    ["between the items of a list", 'const a = texts.join("; ");', '"; "'],
  ])("are reported with a mark %s", (_where, source, text) => {
    expect(faults(source)).toEqual([`line 1 joins texts with a colon or a semicolon: ${text.trim()}`]);
  });

  it.each([
    ["a key", `const a = \`\${kind}:\${id}\`;`],
    ["a list of a header", 'const a = header.split(";");'],
    ["an entity", `const a = \`&#\${code};\`;`],
    ["a text without a mark", "const a = <p>{name} – {text}</p>;"],
    ["code", 'const a = { name: "x" }; const b = isOn ? one : other;'],
  ])("are not reported in %s", (_where, source) => {
    expect(faults(source)).toEqual([]);
  });

  it("are looked for where texts are written for readers", () => {
    expect(writesForReaders("apps/web/src/boards/village/farm/farm.tsx")).toBe(true);
    expect(writesForReaders("packages/wording/src/emails/emails.ts")).toBe(true);
    expect(writesForReaders("packages/wording/src/emails/emails.test.ts")).toBe(false);
    expect(writesForReaders("apps/web/src/security/content-security-policy.ts")).toBe(false);
  });
});
