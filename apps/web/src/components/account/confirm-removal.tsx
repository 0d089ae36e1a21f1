import { Button } from "../../ui/buttons/button.tsx";
import { InlineButtons } from "../../ui/buttons/inline-buttons.tsx";
import { ProblemAlert } from "../errors/problem-alert.tsx";

interface ConfirmRemovalProps {
  /** What happens if it is removed. */
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  /** The request that removes it. */
  readonly removal: { readonly isPending: boolean; readonly error: Error | null };
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something is removed, in its place on the page. */
export function ConfirmRemoval({ text, confirm, cancel, removal, onConfirm, onCancel }: ConfirmRemovalProps) {
  return (
    <div>
      <p>{text}</p>
      <InlineButtons>
        <Button danger disabled={removal.isPending} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onCancel}>{cancel}</Button>
      </InlineButtons>
      {removal.error !== null && <ProblemAlert failure={removal.error} />}
    </div>
  );
}
