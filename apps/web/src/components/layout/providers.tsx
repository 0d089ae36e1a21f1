"use client";

import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useState } from "react";
import { type FailureCode, problemOf } from "../../lib/api-client/api-problem.ts";
import { onUnauthorized } from "../../lib/query-client/on-unauthorized.ts";
// Every page has the shell, also the pages of errors, with a title and a button, and almost every page sections and shields. As a
// part of the layout they are fetched once, and not once for each part of a page that is fetched by itself.
import "../../ui/buttons/button.tsx";
import "../../ui/heraldry/shield.tsx";
import "../../ui/layout/section.tsx";
import "../../ui/typography/title.tsx";
import "./page-shell.tsx";

/** The themes, by their names in the stylesheets. */
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
  const queries = { staleTime: 5_000, retry: (tries: number, failure: Error) => tries < 2 && mayPass(failure) };
  const queryCache = new QueryCache({ onError: onUnauthorized(() => client) });
  const client = new QueryClient({ queryCache, defaultOptions: { queries, mutations: { retry: false } } });
  return client;
}

/** A request that was refused would be refused again; only one that could not be served is retried. */
function mayPass(failure: Error): boolean {
  const passing: readonly FailureCode[] = ["unreachable", "unavailable", "internal-error"];
  return passing.includes(problemOf(failure).code);
}
