/** The rule of each part of the table, and of each thing that the parts name. */
export const partRules = {
  hand: "F1429-6.2",
  track: "F1429-6.3",
  court: "F1429-5.1",
  "crown.king": "F1429-5.9",
  "crown.queen": "F1429-5.10",
  "crown.prince": "F1429-5.12",
  "crown.pope": "F1429-5.5",
  cardinals: "F1429-5.2",
  bishop: "F1429-4.5",
  fief: "F1429-9.7",
  marriages: "F1429-3.1",
  "relic.grail": "F1429-20.13",
  "relic.roseline": "F1429-20.11",
  "relic.geronce": "F1429-20.12",
  "relic.lance": "F1429-20.16",
  "relic.radegonde": "F1429-20.14",
  election: "F1429-4.3",
  battle: "F1429-13.1",
  offers: "F1429-18.4",
  family: "F1429-8.1",
  others: "F1429-16.1",
} as const;

/** The rule of each card. */
export const cardRules = {
  "card.lord": "F1429-6.10",
  "card.cardinal": "F1429-5.2",
  "card.d-arc": "F1429-17.3",
  "card.good-harvest": "F1429-6.12",
  "card.fine-weather": "F1429-6.13",
  "card.tax": "F1429-6.15",
  "card.assassination": "F1429-17.5",
  "card.justice": "F1429-17.6",
  "card.ambush": "F1429-17.7",
  "card.secret-passage": "F1429-17.9",
  "card.revolt": "F1429-17.12",
} as const;
