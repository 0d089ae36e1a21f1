import { pieces } from "@seneschal/schema/games/fief-classic";
import type { Card, LordId } from "./types.ts";

const lordIds: readonly string[] = pieces.lords;
export const isLordCard = (card: Card): card is LordId => lordIds.includes(card);
