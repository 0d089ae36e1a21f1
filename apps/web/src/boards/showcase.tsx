"use client";

import dynamic from "next/dynamic";

/** The message files that it needs. */
export { messageFiles as showcaseMessages } from "./middle-ages/message-files.ts";

/** The animated board of the landing page. Only that page loads its code. */
export const Showcase = dynamic(() => import("./middle-ages/showcase/showcase.tsx").then((file) => file.Showcase));
