/** The rule of each part of the table, and of each thing that the parts name. */
export const partRules = {
  hand: "FC-4.1",
  attack: "FC-5.16",
  court: "FC-14.1",
  crown: "FC-15.3",
  cardinals: "FC-6.7",
  sees: "FC-6.4",
  fiefs: "FC-14.2",
  election: "FC-15.2",
  battle: "FC-11.1",
  offers: "FC-13.3",
  family: "FC-7.1",
  others: "FC-16.1",
  bank: "FC-8.1",
  "ware.soldier": "FC-8.2",
  "ware.press": "FC-7.1",
  "ware.mill": "FC-7.1",
  "ware.castle": "FC-8.5",
  "ware.cardinal": "FC-6.7",
} as const;

/** The rule of each card. */
export const cardRules = {
  "card.lord": "FC-6.1",
  "card.see": "FC-6.4",
  "card.bad-weather": "FC-5.2",
  "card.famine": "FC-5.3",
  "card.plague": "FC-5.5",
  "card.revolt": "FC-5.9",
  "card.assassination": "FC-5.14",
  "card.sun": "FC-5.17",
  "card.good-harvest": "FC-5.17",
  "card.justice": "FC-5.15",
  "card.tithe": "FC-7.3",
  "card.seigneurial-tax": "FC-7.5",
  "card.royal-tax": "FC-7.6",
} as const;
