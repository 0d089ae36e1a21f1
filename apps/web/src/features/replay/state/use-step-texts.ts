import { stepEntries } from "@seneschal/wording";
import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { roundsOf } from "../../../components/chronicle/rounds.ts";
import { useReplayContext } from "./replay-context.tsx";

/** The step that is shown, in words: its title, and the lines of the chronicle in order. */
export function useStepTexts() {
  const { board, people, frame, yourSeat } = useReplayContext();
  const { step } = frame;
  const t = useTranslations("replay");
  const tGame = useTranslate(board.messages);
  const tPage = useTranslate("game-page");
  const rounds = roundsOf([step], (one) => stepEntries(one, board, { tGame, tPage }, { people, yourSeat }));
  const lines = rounds.toReversed().flatMap((round) => round.lines.toReversed());
  const title = lines[0]?.entry.text ?? t(`kinds.${step.kind}`, { name: people[step.seat ?? 0]?.name ?? "" });
  return { title, lines };
}
