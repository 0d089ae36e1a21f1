/** The text of a file. Chess programs often write Windows-1252 rather than UTF-8. */
export function decodeFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder("windows-1252").decode(bytes);
    throw error;
  }
}

/** Whether the file is a report, which does not name its game. */
export const isReport = (text: string): boolean => !text.includes('"format":"seneschal-tournament-1"');
