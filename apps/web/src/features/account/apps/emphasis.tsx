import type { ReactNode } from "react";

/** What a reader should check: the name of an app, its host, a code. Long names break. */
export function Emphasis({ children }: { readonly children: ReactNode }) {
  return <b style={{ overflowWrap: "anywhere" }}>{children}</b>;
}
