"use client";

import { createContext } from "react";

/** The tips that the server knew of when it drew the page, as the browser stores them; `null` if it knew of none. */
export const TipsAtServer = createContext<string | null>(null);
