import type { Translate } from "../../../boards/board.ts";
import { markedName, type NameKind } from "../../../components/seats/marked-name.ts";
import type { Entrant } from "../../../lib/api-client/types.ts";

export interface DisplayName {
  readonly player: string;
  readonly name: string;
  /** `null` for bots, players entered by name, and deleted accounts. */
  readonly nameKind: NameKind | null;
  /** The name for use in a sentence, marked if other players may have the same name. */
  readonly marked: string;
  /** `null` for those without an account. */
  readonly page: string | null;
}

/** The display name of a player id in a tournament. */
export type PlayerNames = (player: string) => DisplayName;

export type NamedEntrant = Pick<Entrant, "player" | "name" | "nameKind"> & Partial<Pick<Entrant, "isNamed" | "link">>;

/** What players without a name are called. */
interface NamelessTexts {
  /** @param number of the bot in the tournament, counted from 1 */
  bot(number: number): string;
  deletedAccount(): string;
}

/** `tCommon` translates messages of `common`. */
export function playerNamesOf(
  entrants: readonly NamedEntrant[],
  texts: NamelessTexts,
  tCommon: Translate,
): PlayerNames {
  const nameless = (player: string, name: string) => ({ player, name, nameKind: null, marked: name, page: null });
  const known = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  return (player) => {
    const entrant = known.get(player);
    if (isBot(player)) return nameless(player, texts.bot(numberOf(player)));
    if (entrant === undefined || entrant.name === "") return nameless(player, texts.deletedAccount());
    const { name, nameKind } = entrant;
    return { player, name, nameKind, marked: markedName(entrant, tCommon), page: pageOf(entrant) };
  };
}

/** A player that a director entered by name has the page of the account that confirmed to be this player. */
function pageOf({ player, isNamed, link }: NamedEntrant): string | null {
  if (!isNamed) return `/players/${player}`;
  return link?.isConfirmed ? `/players/${link.account}` : null;
}

const isBot = (player: string) => /^bot-\d+$/.test(player);
const numberOf = (player: string) => Number(player.slice("bot-".length));
