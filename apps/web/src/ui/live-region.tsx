import { VisuallyHidden } from "./visually-hidden.tsx";
/** The one polite voice of a page: whose turn, what the last mover did, what you may choose. */
export function LiveRegion({ children }: { readonly children: string }) {
  return (
    <VisuallyHidden as="p" role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
