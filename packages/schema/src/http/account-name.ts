import { readableText } from "./readable-text.ts";

export const accountName = readableText(40).meta({ description: "How the other players know you." });
