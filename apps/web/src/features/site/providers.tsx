"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useState } from "react";

/** Both themes by the names that the style sheets know them by. */
const themes = { light: "vellum", dark: "candlelight" };

export function Providers({ nonce, children }: { readonly nonce: string; readonly children: ReactNode }) {
  const [client] = useState(newQueryClient);
  return (
    <ThemeProvider attribute="data-theme" value={themes} nonce={nonce} disableTransitionOnChange>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ThemeProvider>
  );
}

function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: 1 }, mutations: { retry: false } } });
}
