/** The lines of a document that people read as prose, each with its name: without code, quotations and addresses. */
export function linesOf(markdown) {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ""));
  const lines = prose.split("\n").map((line) => line.replace(/`[^`]*`|\]\([^)]*\)|“[^”]*”|"[^"]*"/g, " "));
  return lines.map((line, index) => [`line ${index + 1}`, line]);
}
