import en from "../messages/en/calendar.json" with { type: "json" };
import fr from "../messages/fr/calendar.json" with { type: "json" };

/** The entries of a tournament's calendar file. */
export const calendarMessages = { en: { calendar: en }, fr: { calendar: fr } } as const;
