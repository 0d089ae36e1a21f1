import { z } from "zod";

export const options = z
  .strictObject({
    turns: z.int().min(1).max(60).default(20).meta({ description: "The game ends after this number of turns." }),
    isFirstTurnCalm: z
      .boolean()
      .default(false)
      .meta({ description: "In the first turn calamities are discarded without effect." }),
    diplomacy: z
      .enum(["free", "embassies"])
      .default("free")
      .meta({ description: "Free, or with three ambassadors a family for exchanges of cards and private rooms." }),
    hasRelics: z.boolean().default(false).meta({ description: "Five relics lie in the chief towns." }),
    isFoggy: z.boolean().default(false).meta({ description: "Troops lie face down until they fight." }),
    isMoneyHidden: z.boolean().default(false).meta({ description: "Nobody sees the écus of others." }),
  })
  .meta({ id: "Fief1429Options" });
