/** The moves by which a lord goes somewhere. */
export const marchTypes: ReadonlySet<string> = new Set(["march"]);
