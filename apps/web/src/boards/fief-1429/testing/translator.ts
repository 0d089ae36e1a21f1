import en from "@seneschal/wording/messages/en/fief-1429.json" with { type: "json" };
import fr from "@seneschal/wording/messages/fr/fief-1429.json" with { type: "json" };
import { translatorOf } from "../../fief-shared/testing/translator.ts";

export const translatorFor = translatorOf({ en, fr });
