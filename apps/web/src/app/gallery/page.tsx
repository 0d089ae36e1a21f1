import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getMessages } from "next-intl/server";
import { MoreMessages } from "../../i18n/more-messages.tsx";
import { Gallery } from "./gallery.tsx";
import { Specimens } from "./specimens.tsx";

export const metadata: Metadata = { title: "Gallery", robots: { index: false } };

/** All components in all states, and recorded positions of each board; for development and tests. */
export default async function GalleryPage({ searchParams }: { readonly searchParams: Promise<{ position?: string }> }) {
  if (process.env.NODE_ENV === "production" && process.env.GALLERY === undefined) notFound();
  const { position } = await searchParams;
  return (
    <MoreMessages messages={await getMessages()}>{position === undefined ? <Specimens /> : <Gallery />}</MoreMessages>
  );
}
