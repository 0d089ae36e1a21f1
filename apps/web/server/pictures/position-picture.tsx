import type { Language } from "@seneschal/wording";
import { messagesOf } from "@seneschal/wording/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import type { Translate } from "../../src/boards/board.ts";
import { boardOf } from "../../src/boards/board-of.ts";
import { pictureOf } from "../../src/boards/picture.ts";
import { toBoardModel } from "../../src/components/board-page/to-board-model.ts";
import { markedPeopleOf } from "../../src/components/seats/people.ts";
import type { Game, Position } from "../../src/lib/api-client/types.ts";
import "../../src/ui/styles/tokens.css";
import { Card, type PicturePlayer } from "./picture-card.tsx";
import { stylesFor, type Theme, tokensOf, withTokens } from "./picture-styles.ts";
import type { Rule } from "./stylesheet.ts";

export interface PictureRequest {
  readonly game: Game;
  readonly position: Position;
  readonly language: Language;
  readonly theme: Theme;
}

/** Draws a position as an SVG document, with the style rules of the site; `undefined` if its ruleset has no picture. */
export async function drawPosition(
  { game, position, language, theme }: PictureRequest,
  rules: readonly Rule[],
): Promise<string | undefined> {
  const picture = await pictureOf(game.ruleset);
  if (picture === undefined) return undefined;
  const board = await boardOf(game.ruleset);
  const translate = await translatorsOf(language);
  const t = translate(board.messages);
  const people = markedPeopleOf(game, translate("common"));
  const model = toBoardModel(position, people, []);
  const markup = renderToStaticMarkup(
    <Card
      language={language}
      game={board.title(t)}
      name={game.name}
      stage={board.stage(t, position.view)}
      site={translate("common")("site")}
      players={playersOf(people, position, board.roundOf(position.view)?.tally)}
      width={picture.width}
      height={picture.height}
      drawing={<picture.Picture translate={translate} model={model} />}
    />,
  );
  const style = `<style>${stylesFor(markup, rules, theme)}</style>`;
  return withTokens(markup.replace("<title>", `${style}<title>`), tokensOf(rules, theme));
}

/** At the end in the order of their ranks, with the final scores; before that seat by seat. */
function playersOf(
  people: readonly { readonly name: string }[],
  { outcome }: Position,
  tally: readonly number[] | undefined,
): readonly PicturePlayer[] {
  const players = people.map(({ name }, seat) => {
    const placed = outcome?.ranking.find((one) => one.seat === seat);
    return {
      seat,
      name,
      score: placed?.score ?? tally?.[seat] ?? null,
      rank: placed?.rank ?? 0,
      isWinner: placed?.rank === 1,
    };
  });
  return players.toSorted((one, other) => one.rank - other.rank);
}

async function translatorsOf(language: Language): Promise<(messages: string) => Translate> {
  const messages = await messagesOf(language);
  return (namespace) => {
    const translate = createTranslator({ locale: language, messages, namespace });
    return (key, values) => translate(key as never, values as never);
  };
}
