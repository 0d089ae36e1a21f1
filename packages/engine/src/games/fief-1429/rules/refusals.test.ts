import { it } from "vitest";
import { at } from "../testing/realm.fixture.ts";

const no = { type: "answer", answer: "no" } as const;
const yes = { type: "answer", answer: "yes" } as const;

const court = at({
  families: [{ ecus: 9 }, {}, { ecus: 5 }],
  lords: {
    eric: [0, "blaye", { spouse: "jeanne" }],
    jeanne: [2, "sigy", { spouse: "eric" }],
    henri: [1, "bourg", { bishopric: 4, crowns: ["pope"] }],
    othon: [0, "bourg", { guard: 1 }],
  },
  until: ["purchases", 0],
});
const annulment = { type: "askAnnulment", lord: "eric" } as const;

it("[F1429-2.12] the same is asked once in a phase, by the same family", () => {
  const refused = court.when(0, annulment).isPlayed().when(1, no).isPlayed();
  refused.when(0, annulment).refuses("F1429-2.12");
  refused.when(2, { type: "askAnnulment", lord: "jeanne" }).isPlayed().asks("consent", 1);
});

it("[F1429-2.12] it may be asked again in the next phase", () => {
  const refused = court.when(0, annulment).isPlayed().when(1, no).isPlayed();
  const marches = refused.until("marching", 0);
  marches.when(0, annulment).isPlayed().asks("consent", 1);
});

it("[F1429-2.12] money or a deal between the two families makes it a new request", () => {
  const refused = court.when(0, annulment).isPlayed().when(1, no).isPlayed();
  const bribed = refused.when(0, { type: "give", to: 1, ecus: 2 }).isPlayed();
  bribed.when(0, annulment).isPlayed().when(1, yes).isPlayed();
});

it("[F1429-2.12] a higher ransom may be offered, but not the same or a lower one", () => {
  const offered = (ecus: number) => ({ type: "offerRansom", lord: "othon", ecus }) as const;
  const prison = at({
    families: [{ ecus: 9 }],
    lords: { eric: [0, "blaye"], henri: [1, "bourg"], othon: [0, "bourg", { guard: 1 }] },
    until: ["marching", 0],
  });
  const refused = prison.when(0, offered(1)).isPlayed().when(1, no).isPlayed();
  refused.when(0, offered(1)).refuses("F1429-2.12");
  refused.when(0, offered(0)).refuses("F1429-2.12");
  refused.when(0, offered(2)).isPlayed().asks("consent", 1);
});

it("[F1429-2.12] the king is asked once to waive the price of a title, whichever lord would receive it", () => {
  const table = at({
    families: [{ ecus: 9 }],
    lords: { eric: [0, "sigy"], jeanne: [0, "sigy"], charles: [1, "blaye", { crowns: ["king"] }] },
    villages: {
      sigy: { building: "castle", troops: [[0, 1, 0]] },
      "st-ciers-d-abzac": { troops: [[0, 1, 0]] },
      marcamps: { troops: [[0, 1, 0]] },
    },
    begins: "purchases",
  });
  const beg = (lord: "eric" | "jeanne") => ({ type: "begTitle", fief: "sigy", lord, city: "sigy" }) as const;
  const refused = table.when(0, beg("eric")).isPlayed().when(1, no).isPlayed();
  refused.when(0, beg("jeanne")).refuses("F1429-2.12");
  refused.when(0, { type: "buyTitle", fief: "sigy", lord: "eric", city: "sigy" }).isPlayed();
});

it("[F1429-2.12] the pope is asked once for each hat", () => {
  const table = at({
    families: [{ ecus: 9, hand: ["cardinal"] }],
    lords: {
      eric: [0, "sigy", { bishopric: 5 }],
      henri: [1, "bourg", { bishopric: 4, crowns: ["pope"] }],
    },
    begins: "purchases",
  });
  const refused = table.when(0, { type: "buyHat", lord: "eric" }).isPlayed().when(1, no).isPlayed();
  refused.when(0, { type: "buyHat", lord: "eric" }).refuses("F1429-2.12");
  refused.when(0, { type: "giveHat", lord: "eric" }).refuses("F1429-2.12");
  refused.when(0, { type: "giveHat", lord: "henri" }).isPlayed().asks("consent", 1);
});

it("[F1429-2.12] a family asks once for lodging in a village, and once for a relic", () => {
  const table = at({
    options: { hasRelics: true },
    families: [{ hand: ["arthur"] }],
    lords: { eric: [1, "sigy"], henri: [2, "sigy", { bishopric: 5 }] },
    villages: { sigy: { troops: [[1, 1, 0]] } },
    relics: [{ relic: "lance", village: "sigy", lord: null, seat: null, isShrined: true }],
    until: ["playing", 0],
  });
  const lodging = { type: "playLord", lord: "arthur", village: "sigy", as: "lord" } as const;
  const refused = table.when(0, lodging).isPlayed().when(1, no).isPlayed();
  refused.when(0, lodging).refuses("F1429-2.12");
  const taking = { type: "takeRelic", lord: "henri", relic: "lance" } as const;
  const kept = refused.when(2, taking).isPlayed().when(1, no).isPlayed();
  kept.when(2, taking).refuses("F1429-2.12");
});
