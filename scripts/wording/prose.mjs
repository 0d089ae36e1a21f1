/** Returns the lines of a document with their names, without code, quotations and addresses. */
export function linesOf(markdown) {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ""));
  const lines = prose.split("\n").map((line) => line.replace(/`[^`]*`|\]\([^)]*\)|“[^”]*”|"[^"]*"/g, " "));
  return lines.map((line, index) => [`line ${index + 1}`, line]);
}
