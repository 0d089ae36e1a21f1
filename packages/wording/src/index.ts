export { botNameOf } from "./bot-names.ts";
export { joinClauses, joinNames } from "./clauses.ts";
export type { ChronicleStep } from "./entries/chronicle-step.ts";
export type { EntriesOf, Entry, EntryMark, Translate } from "./entries/entry.ts";
export { stepEntries } from "./entries/step-entries.ts";
export { undoneVersions } from "./entries/undone-versions.ts";
export { type Language, languages } from "./languages.ts";
export { describeScore, type Scored } from "./outcome.ts";
export type { Person, Readers } from "./people.ts";
