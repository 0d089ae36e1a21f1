// Made by `npm run generate` from boards/register.ts. Each import is written out, so that the build knows the styles behind it.
import dynamic from "next/dynamic";
import { type Opener, openerOf } from "../opener.ts";

export const openers: Readonly<Record<string, Opener>> = {
  "fief-1429": dynamic(() => import("../fief-1429/board.tsx").then(openerOf)),
  "fief-classic": dynamic(() => import("../fief-classic/board.tsx").then(openerOf)),
  "middle-ages": dynamic(() => import("../middle-ages/board.tsx").then(openerOf)),
  village: dynamic(() => import("../village/board.tsx").then(openerOf)),
};
