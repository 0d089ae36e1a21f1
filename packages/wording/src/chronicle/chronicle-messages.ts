import enFief from "../../messages/en/fief-1429.json" with { type: "json" };
import enFiefClassic from "../../messages/en/fief-classic.json" with { type: "json" };
import enGame from "../../messages/en/game-page.json" with { type: "json" };
import enMiddleAges from "../../messages/en/middle-ages.json" with { type: "json" };
import enVillage from "../../messages/en/village.json" with { type: "json" };
import frFief from "../../messages/fr/fief-1429.json" with { type: "json" };
import frFiefClassic from "../../messages/fr/fief-classic.json" with { type: "json" };
import frGame from "../../messages/fr/game-page.json" with { type: "json" };
import frMiddleAges from "../../messages/fr/middle-ages.json" with { type: "json" };
import frVillage from "../../messages/fr/village.json" with { type: "json" };

/** The texts of each ruleset's chronicle, and those that the server adds. */
export const chronicleMessages: Readonly<Record<"en" | "fr", Readonly<Record<string, object>>>> = {
  en: {
    "game-page": enGame,
    "middle-ages": enMiddleAges,
    village: enVillage,
    "fief-1429": enFief,
    "fief-classic": enFiefClassic,
  },
  fr: {
    "game-page": frGame,
    "middle-ages": frMiddleAges,
    village: frVillage,
    "fief-1429": frFief,
    "fief-classic": frFiefClassic,
  },
};
