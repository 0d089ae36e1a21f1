/** A version of the OpenAPI document. */
export interface Release {
  /** By semantic versioning. */
  readonly version: string;
  /** The day in UTC, such as `2026-11-27`. */
  readonly date: string;
  readonly changes: readonly Change[];
}

export type Change =
  | { readonly type: "added" | "changed" | "fixed"; readonly text: Text }
  | DeprecatedChange
  /** What was deprecated before is gone. */
  | { readonly type: "removed"; readonly target: Target; readonly text: Text };

export interface DeprecatedChange {
  readonly type: "deprecated";
  readonly target: Target;
  /** The day from which it can be missing. */
  readonly sunset: string;
  /** What to use instead. */
  readonly text: Text;
}

interface Text {
  readonly en: string;
  readonly fr: string;
}

/** A part of the document: its names are those of the document. */
export type Target =
  | { readonly operation: string }
  | { readonly operation: string; readonly parameter: string }
  | { readonly schema: string; readonly field: string }
  /** A content type that the server sends instead of a documented one to clients that ask for it. */
  | { readonly mediaType: string; readonly of: string };

/** Something that is deprecated and not yet removed. */
export interface Deprecation extends Omit<DeprecatedChange, "type"> {
  /** The version and the day of its deprecation. */
  readonly version: string;
  readonly date: string;
}

/** What is deprecated now, by releases of which the newest is the first. */
export function deprecationsIn(releases: readonly Release[]): readonly Deprecation[] {
  const changes = releases.flatMap(({ changes, ...release }) => changes.map((change) => ({ ...release, ...change })));
  const removed = new Set(changes.flatMap((change) => (change.type === "removed" ? [keyOf(change.target)] : [])));
  return changes.flatMap((change) =>
    change.type === "deprecated" && !removed.has(keyOf(change.target)) ? [change] : [],
  );
}

const keyOf = (target: Target) => JSON.stringify(Object.entries(target).toSorted());

/** The version of the document. */
export function versionOf([newest]: readonly Release[]): string {
  if (newest === undefined) throw new Error("the changelog is empty");
  return newest.version;
}
