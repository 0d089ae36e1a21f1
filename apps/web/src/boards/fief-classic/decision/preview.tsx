import { ecusOf, previewLineOf } from "@seneschal/wording/games/fief-classic";
import type { PreviewProps, Translate } from "../../board.ts";
import { yourQuestionKind } from "../../fief-shared/decision/option-lists.ts";
import { Preview as SharedPreview } from "../../fief-shared/decision/preview.tsx";
import { findFamily } from "../../fief-shared/table.ts";
import { useTranslate } from "../../use-translate.ts";
import { Odds } from "../battle/odds.tsx";
import { type Edition, type Fief, type FiefModel, holdingsOf } from "../game.ts";

interface ClassicPreviewProps extends PreviewProps<Fief> {
  readonly edition: Edition;
}

export function Preview({ edition, ...props }: ClassicPreviewProps) {
  const t = useTranslate("fief-classic");
  const { model } = props;
  return (
    <SharedPreview
      {...props}
      t={t}
      hint={t(`hint.${yourQuestionKind(model) ?? "none"}`, { edition })}
      funds={fundsOf(t, model)}
      lineOf={(fact) => previewLineOf(t, fact, model)}
      holdingsOf={holdingsOf}
      oddsOf={(battle) => <Odds t={t} model={model} battle={battle} />}
    />
  );
}

/** What the family has to spend, at the questions that cost money. */
function fundsOf(t: Translate, model: FiefModel): string | null {
  const family = findFamily(model.view, model.yourSeat);
  return family !== undefined && costly.has(yourQuestionKind(model)) ? ecusOf(t, family.ecus) : null;
}

const costly = new Set<string | undefined>(["buying", "parrying"]);
