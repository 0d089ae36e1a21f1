import { useTurn } from "../state/turn-context.tsx";
import { useQuickMove } from "./use-quick-move.ts";

/** Whether phones show the action bar, which has the main buttons of the panels. */
export function useHasActionBar(): boolean {
  const { canChoose, draft } = useTurn();
  const quickMove = useQuickMove();
  return canChoose && (quickMove !== null || draft.move !== null);
}
