import type { Translate } from "@seneschal/wording";
import type { Draft } from "../../board-model.ts";
import { isTrade } from "./actions.ts";

/** What an empty offer needs. */
export function missingHint(t: Translate, draft: Draft): string | null {
  return isTrade(draft) ? t(`hint.${draft.type}`) : null;
}
