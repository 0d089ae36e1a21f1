"use client";
import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { Slot } from "../buttons/slot.tsx";

const Modal = dynamic(() => import("./modal.tsx").then((file) => file.Modal), { loading: () => null });

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The element that opens it, if there is one. */
  readonly trigger?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons: the action first, cancel last; the other way round for an action that cannot be undone, because the first button has the focus. */
  readonly actions: ReactNode;
  /** The element that gets the focus when it is closed; the one that opened it by default. */
  readonly focusAfter?: () => HTMLElement | null | undefined;
}

const CloseDialog = createContext(() => {});

/** A modal dialog, fetched when it is opened. Escape and a click outside close it. */
export function Dialog({ trigger, focusAfter, ...dialog }: DialogProps) {
  const { isOpen, onOpenChange } = dialog;
  const opener = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  return (
    <CloseDialog value={() => onOpenChange(false)}>
      {trigger ? (
        <Slot ref={opener} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => onOpenChange(true)}>
          {trigger}
        </Slot>
      ) : null}
      {isWanted && <Modal {...dialog} focusAfter={() => focusAfter?.() ?? opener.current} />}
    </CloseDialog>
  );
}

/** Closes the dialog around it when its only child is clicked. */
export function DialogClose({ children }: { readonly children: ReactNode }) {
  return <Slot onClick={useContext(CloseDialog)}>{children}</Slot>;
}
