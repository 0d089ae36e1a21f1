"use client";

import dynamic from "next/dynamic";

// Every page loads this file.
const NotFoundPage = dynamic(() => import("../components/errors/not-found-page.tsx").then((file) => file.NotFoundPage));

export default function NotFound() {
  return <NotFoundPage />;
}
