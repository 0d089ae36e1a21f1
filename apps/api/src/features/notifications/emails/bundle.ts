import type { Notification } from "../notification.ts";

/** A notification that is sent together with others. */
export interface BundledNotification extends Notification {
  readonly frequency: "once-per-absence" | "digest";
  readonly asksForAnswer: boolean;
}

/** What asks for an answer by a deadline first, then what asks for one without, then news; each in its order. */
export function mostUrgentFirst(bundle: readonly BundledNotification[]): readonly BundledNotification[] {
  return bundle.toSorted((one, other) => urgencyOf(one).localeCompare(urgencyOf(other)));
}

/** ISO 8601 instants are ordered like their text. */
function urgencyOf({ values: { deadline }, asksForAnswer }: BundledNotification): string {
  if (!asksForAnswer) return "news";
  return typeof deadline === "object" && "zone" in deadline ? deadline.at : "later";
}
