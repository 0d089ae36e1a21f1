import type { Language } from "../languages.ts";
import type { Messages } from "./messages.ts";

/**
 * Returns the texts that teach a ruleset: a lesson, and the notes of a first game. They are not part of the messages of
 * the site, because few pages show them.
 * @param file name of its message file, such as "village-guide"
 */
export async function guideMessages(language: Language, file: string): Promise<Messages> {
  const name = file.replace(/-guide$/, "");
  return (await import(`../../messages/${language}/${name}-guide.json`)).default;
}
