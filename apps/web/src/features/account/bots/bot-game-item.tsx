"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Since } from "../../../components/clocks/since.tsx";
import { useTurnText } from "../../../components/game-list/use-turn-text.ts";
import { winnersOf } from "../../../components/games/winners.ts";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import type { Game, OwnBot } from "../../../lib/api-client/types.ts";
import { ItemNote } from "../../../ui/lists/item-list.tsx";
import { TakeBotOut } from "./take-bot-out.tsx";

interface BotGameItemProps {
  readonly bot: Pick<OwnBot, "account" | "name">;
  readonly game: Game;
}

/** A game of a bot account: the ruleset, its opponents, and whose turn it is or who won. Until it is over, it can leave it. */
export function BotGameItem({ bot, game }: BotGameItemProps) {
  const t = useTranslations("bots.games");
  const format = useFormatter();
  const cover = coverOf(game.ruleset);
  const people = markedPeopleOf(game, useTranslate("common")).map(({ name }) => name);
  const opponents = people.filter((_, seat) => !isOf(game, seat, bot.account));
  const terms = [cover.title(useTranslate(cover.messages)), useTurnText(game)].filter(Boolean).join(" · ");
  return (
    <li>
      <span>
        {/* Its owner cannot open a private game. */}
        {game.visibility === "public" ? <Link href={`/games/${game.id}`}>{game.name}</Link> : game.name}
        <ItemNote>{terms}</ItemNote>
        {game.state !== "open" && (
          <>
            <ItemNote>{t("opponents", { names: format.list(opponents) })}</ItemNote>
            <ItemNote>
              {game.state === "finished" ? (
                <Result game={game} people={people} />
              ) : (
                <Standing game={game} people={people} />
              )}
            </ItemNote>
          </>
        )}
      </span>
      {game.state !== "finished" && <TakeBotOut bot={bot} game={game} />}
    </li>
  );
}

interface NamedGame {
  readonly game: Game;
  /** The names of the players, by seat. */
  readonly people: readonly string[];
}

/** Whose turn it is, unless spectators see the game with a delay, and when the last move was. */
function Standing({ game: { question, movedAt }, people }: NamedGame) {
  const t = useTranslations("bots.games");
  const format = useFormatter();
  const asked = (question?.seats ?? []).map((seat) => people[seat] ?? "");
  return (
    <>
      {asked.length > 0 && `${t("turnOf", { names: format.list(asked) })} · `}
      {t.rich("movedAt", { since: () => <Since instant={movedAt} /> })}
    </>
  );
}

/** Who won, and when. A game that was ended early has no winner. */
function Result({ game, people }: NamedGame) {
  const t = useTranslations("lobby.row");
  const format = useFormatter();
  const winners = winnersOf(game).map(({ seat }) => people[seat] ?? "");
  return (
    <>
      {winners.length > 0 && `${t("wonBy", { winners: format.list(winners) })} · `}
      <Since instant={game.finishedAt ?? game.movedAt} />
    </>
  );
}

function isOf({ seats }: Game, seat: number, account: string): boolean {
  const occupant = seats[seat];
  return occupant !== undefined && "account" in occupant && occupant.account === account;
}
