import clsx from "clsx";
import { type DragEvent, useState } from "react";
import { Field } from "../../ui/forms/field.tsx";
import styles from "./file-drop.module.css";

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly onChoose: (file: File) => void;
}

/** A field for one file, which can be dropped on it as well. */
export function FileDrop({ label, hint, onChoose }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };
  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by mouse and keyboard.
    <div
      className={clsx(styles.area, isOver && styles.over)}
      onDragOver={allowDrop}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Field label={label} hint={hint}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="file"
            accept=".jsonl,.ndjson,.gz,application/x-ndjson,application/gzip"
            onChange={({ target }) => choose(target.files)}
          />
        )}
      </Field>
    </div>
  );
}
