import type { Language } from "@seneschal/wording";
import { helpPages } from "./generated/help-pages.ts";
import type { HelpPageName } from "./help-groups.ts";

/** Returns a help page in a language, or `undefined` if there is none of this name. */
export function helpPageOf(name: string, language: Language) {
  return isHelpPage(name) ? helpPages[name][language] : undefined;
}

function isHelpPage(name: string): name is HelpPageName {
  return Object.hasOwn(helpPages, name);
}
