import { readableText } from "../readable-text.ts";

export const accountName = readableText(40).meta({ description: "Display name." });
