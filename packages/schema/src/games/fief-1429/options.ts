import { z } from "zod";

export const options = z
  .strictObject({
    turns: z.int().min(1).max(60).default(20).meta({ description: "The game ends after this number of turns." }),
    isFirstTurnCalm: z
      .boolean()
      .default(false)
      .meta({ description: "In the first turn, calamities are discarded without effect." }),
    diplomacy: z
      .enum(["free", "embassies"])
      .default("free")
      .meta({ description: "Free, or with three ambassadors per family for exchanging cards and for private rooms." }),
    hasRelics: z.boolean().default(false).meta({ description: "Five relics are placed in the chief towns." }),
    isFoggy: z.boolean().default(false).meta({ description: "Troops are face down until they fight." }),
    areVotesInTurn: z
      .boolean()
      .default(false)
      .meta({ description: "In elections, families place their markers in turn order, and all see where they are." }),
    arePrisonersStrict: z
      .boolean()
      .default(false)
      .meta({ description: "A pope, king or regent who is a prisoner cannot use the powers of the office." }),
    isMoneyHidden: z.boolean().default(false).meta({ description: "Players do not see the écus of other families." }),
  })
  .meta({ id: "Fief1429Options" });
