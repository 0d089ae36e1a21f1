import { previewLineOf } from "@seneschal/wording/games/fief-classic";
import type { PreviewProps } from "../../board.ts";
import { yourQuestionKind } from "../../fief-shared/decision/option-lists.ts";
import { Preview as SharedPreview } from "../../fief-shared/decision/preview.tsx";
import { useTranslate } from "../../use-translate.ts";
import { Odds } from "../battle/odds.tsx";
import { type Edition, type Fief, holdingsOf } from "../game.ts";

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
      lineOf={(fact) => previewLineOf(t, fact, model)}
      holdingsOf={holdingsOf}
      oddsOf={(battle) => <Odds t={t} model={model} battle={battle} />}
    />
  );
}
