import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Gallery } from "./gallery.tsx";
import { Specimens } from "./specimens.tsx";

export const metadata: Metadata = { title: "Gallery", robots: { index: false } };

/** Every state of the drawn parts, with the moments of one recorded game; for those who build and test the site. */
export default async function GalleryPage({ searchParams }: { readonly searchParams: Promise<{ scene?: string }> }) {
  if (process.env.NODE_ENV === "production" && process.env.GALLERY === undefined) notFound();
  const { scene } = await searchParams;
  return scene === undefined ? <Specimens /> : <Gallery name={scene} />;
}
