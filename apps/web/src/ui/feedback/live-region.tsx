import { VisuallyHidden } from "../typography/visually-hidden.tsx";
/** The polite live region of a page: whose turn it is, what the last player did, what you can choose. */
export function LiveRegion({ children }: { readonly children: string }) {
  return (
    <VisuallyHidden as="p" role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
