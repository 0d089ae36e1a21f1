"use client";

import type { ReactNode } from "react";
import { WithBoard } from "../../components/board-page/with-board.tsx";
import type { Replay } from "../../lib/api-client/types.ts";
import { ReplayLoading } from "./replay-loading.tsx";
import { ReplayProvider } from "./state/replay-context.tsx";
import type { ReplayData } from "./state/use-replay-state.ts";

interface ReplayWithBoardProps extends Omit<ReplayData, "board" | "replay"> {
  readonly ruleset: string;
  /** `undefined` until it is there. */
  readonly replay: Replay | undefined;
  readonly children: ReactNode;
}

/** A replay and its board. The board is fetched while the steps are on their way, and the first HTML already names its files. */
export function ReplayWithBoard({ ruleset, replay, children, ...data }: ReplayWithBoardProps) {
  return (
    <WithBoard ruleset={ruleset}>
      {(board) =>
        replay === undefined ? (
          <ReplayLoading name={data.game.name} />
        ) : (
          <ReplayProvider board={board} replay={replay} {...data}>
            {children}
          </ReplayProvider>
        )
      }
    </WithBoard>
  );
}
