import { guideMessages } from "@seneschal/wording/guides";
import type { Guide } from "../../boards/guide/guide.ts";
import { guideOf } from "../../boards/guide/guide-of.ts";
import { coverOf } from "../../boards/register.ts";

/** A guide and its texts in the reader's language. */
export interface LoadedGuide extends Pick<Guide, "notes" | "elements"> {
  readonly texts: GuideTexts;
}

interface GuideTexts {
  readonly notes: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  readonly elements: Readonly<Record<string, string>>;
}

export async function loadGuide(ruleset: string, language: "en" | "fr"): Promise<LoadedGuide | null> {
  const { guide: file } = coverOf(ruleset);
  if (file === undefined) return null;
  const [guide, texts] = await Promise.all([guideOf(ruleset), guideMessages(language, file)]);
  if (guide === null) return null;
  return { notes: guide.notes, elements: guide.elements, texts: texts as unknown as GuideTexts };
}
