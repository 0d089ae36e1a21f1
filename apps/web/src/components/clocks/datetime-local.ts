/** An instant as the value of a datetime-local field, in the reader's time zone; empty for none. */
export function toDatetimeLocal(instant: string | null): string {
  if (instant === null) return "";
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The instant that the value of such a field means. */
export const fromDatetimeLocal = (field: string): string | null =>
  field === "" ? null : new Date(field).toISOString();
