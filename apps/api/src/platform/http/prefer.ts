/** Whether the header `Prefer` asks for a minimal response (RFC 7240). Of several preferences for `return`, the first counts. */
export function prefersMinimal(header: string | undefined): boolean {
  const preferences = header?.split(",").map((preference) => preference.split(";")[0] ?? "") ?? [];
  return /^\s*return\s*=\s*"?minimal"?\s*$/i.test(
    preferences.find((preference) => /^\s*return\s*=/i.test(preference)) ?? "",
  );
}
