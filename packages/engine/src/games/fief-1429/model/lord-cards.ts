import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Card, LordId } from "./types.ts";

const lordIds: readonly string[] = pieces.lords;
export const isLordCard = (card: Card | string): card is LordId => lordIds.includes(card);
