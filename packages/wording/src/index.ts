export { botNameOf } from "./bot-names.ts";
export type { EntriesOf, Entry, EntryMark, Translate } from "./entries/entry.ts";
export { stepEntries } from "./entries/step-entries.ts";
export type { ToldStep } from "./entries/told-step.ts";
export { undoneVersions } from "./entries/undone-versions.ts";
export { type Language, languages } from "./languages.ts";
export type { Person, Readers } from "./people.ts";
