import { capital, press } from "../fief-shared/pieces/drawings/game-icon-drawings.tsx";
import { FiefIconSymbol } from "../fief-shared/pieces/drawings/game-icon-symbol.tsx";

/** What the icons in the covers refer to. */
export const fiefOriginalIcon = <FiefIconSymbol game="fief-original" drawing={press} />;
export const fiefVitaleIcon = <FiefIconSymbol game="fief-vitale" drawing={capital} />;
