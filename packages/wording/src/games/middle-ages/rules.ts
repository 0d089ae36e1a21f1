import type { Domain, EventName } from "./game.ts";

/** The rule of what each domain pays. */
export const incomeRules: Readonly<Record<Domain, string>> = {
  field: "MA-5.2",
  mill: "MA-5.6",
  village: "MA-5.9",
  rampart: "MA-5.14",
  market: "MA-5.16",
  barracks: "MA-5.20",
  church: "MA-5.22",
  palace: "MA-5.24",
};

/** The rule of each event. */
export const eventRules: Readonly<Record<EventName, string>> = {
  "skilled-trades": "MA-8.2",
  "precious-goods": "MA-8.3",
  alliance: "MA-8.4",
  "barbarian-invasion": "MA-8.5",
  "black-death": "MA-8.6",
  "new-defences": "MA-8.7",
  "triumphant-return": "MA-8.8",
  "baby-boom": "MA-8.9",
  "peasant-revolt": "MA-8.10",
  restoration: "MA-8.11",
  "good-harvests": "MA-8.12",
  "rebuilding-aid": "MA-8.13",
  "wider-lordship": "MA-8.14",
  "costly-ceremonies": "MA-8.15",
  earthquake: "MA-8.16",
};
