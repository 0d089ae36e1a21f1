import type { Words } from "../../../boards/board.ts";
import { markedName, type NameKind } from "../../../components/seats/marked-name.ts";
import type { Entrant } from "../../../lib/api-client/types.ts";

export interface DisplayName {
  readonly player: string;
  readonly name: string;
  /** Of bots and of accounts that are no more null. */
  readonly nameKind: NameKind | null;
  /** The name as it stands within a sentence: marked where others may bear it. */
  readonly marked: string;
  /** Bots and accounts that are no more have no page. */
  readonly page: string | null;
}

/** Who is meant by the name that the tournament knows a player by. */
export type PlayerNames = (player: string) => DisplayName;

/** `t` translates messages of `tournaments`, `tCommon` those of `common`. */
export function playerNamesOf(
  entrants: readonly Pick<Entrant, "player" | "name" | "nameKind" | "bot">[],
  t: Words,
  tCommon: Words,
): PlayerNames {
  const nameless = (player: string, name: string) => ({ player, name, nameKind: null, marked: name, page: null });
  const known = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  return (player) => {
    const entrant = known.get(player);
    if (isBot(player)) return nameless(player, t("bot", { number: numberOf(player) }));
    if (entrant === undefined || entrant.name === "") return nameless(player, t("erased"));
    const { name, nameKind } = entrant;
    return { player, name, nameKind, marked: markedName(entrant, tCommon), page: `/players/${player}` };
  };
}

const isBot = (player: string) => /^bot-\d+$/.test(player);
const numberOf = (player: string) => Number(player.slice("bot-".length));
