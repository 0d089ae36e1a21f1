import { castle } from "../fief-shared/pieces/drawings/game-icon-drawings.tsx";
import { FiefIconSymbol } from "../fief-shared/pieces/drawings/game-icon-symbol.tsx";

/** What the icon in the cover refers to. */
export const fief1429Icon = <FiefIconSymbol game="fief-1429" drawing={castle} />;
