import en from "@seneschal/wording/messages/en/fief-classic.json" with { type: "json" };
import fr from "@seneschal/wording/messages/fr/fief-classic.json" with { type: "json" };
import { translatorOf } from "../../fief-shared/testing/translator.ts";

export const translatorFor = translatorOf({ en, fr });
