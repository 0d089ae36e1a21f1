/** The format of an instant within a sentence: "Sunday 29 November at 10:31". */
export const dayAndTime = {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
} as const;
