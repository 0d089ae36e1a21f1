"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Move, Premoves } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { ItemList } from "../../../ui/lists/item-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { useMoveText } from "./queued-move.tsx";
import { WaitsFor } from "./waits-for.tsx";

/** The moves that are played when it is the reader's turn: those that wait, that they were played, or why they stopped. */
export function PremovesPanel() {
  const { premoves } = useTurn().premoves;
  if (premoves === null) return null;
  if (premoves.moves.length === 0) return <AllPlayedNotice played={premoves.played} />;
  return <RemainingPremoves premoves={premoves} />;
}

function AllPlayedNotice({ played }: Pick<Premoves, "played">) {
  const { discard } = useTurn().premoves;
  const t = useTranslations("move-queue.ahead");
  return (
    <Alert
      kind="success"
      title={t("played", { count: played })}
      action={<Button onClick={() => discard()}>{t("ok")}</Button>}
    />
  );
}

function RemainingPremoves({ premoves }: { readonly premoves: Premoves }) {
  const { failure } = useTurn().premoves;
  const t = useTranslations("move-queue.ahead");
  const { moves, played, stopped } = premoves;
  return (
    <FramedSection title={stopped === null ? t("waiting", { count: moves.length }) : t("stopped")}>
      <Text as="p" muted role="status">
        {played > 0 && t("playedSoFar", { count: played })}{" "}
        {stopped === null ? t("explanation") : t(`reasons.${stopped.reason}`)}
      </Text>
      <ItemList as="ol" aria-label={t("moves")}>
        {moves.map((premove, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list may hold the same move twice.
          <PremoveItem key={place} premove={premove} />
        ))}
      </ItemList>
      {failure !== null && <ProblemAlert failure={failure} />}
      <PremoveButtons premoves={premoves} />
    </FramedSection>
  );
}

function PremoveItem({ premove: { move, question } }: { readonly premove: Premoves["moves"][number] }) {
  return (
    <li>
      <span>
        {useMoveText(move as Move, null)}
        <WaitsFor question={question} />
      </span>
    </li>
  );
}

/** Moves that are edited go back into the queue, and are not played meanwhile. */
function PremoveButtons({ premoves: { moves, stopped } }: { readonly premoves: Premoves }) {
  const { queue, premoves } = useTurn();
  const t = useTranslations("move-queue.ahead");
  const edit = () =>
    premoves.discard(() => {
      queue.change(moves.map(({ move }) => move as Move));
      queue.planAhead(true);
    });
  return (
    <ButtonRow>
      <Button onClick={edit}>{t("edit")}</Button>
      <Button onClick={() => premoves.discard()}>{t(stopped === null ? "cancel" : "discard")}</Button>
    </ButtonRow>
  );
}
