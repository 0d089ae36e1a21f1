const yearSeconds = 31_536_000;

/** Sets a cookie of this site, or of the pages below a path, for a year. The value needs no escaping. */
export function setCookie(name: string, value: string, path = "/"): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; path=${path}; max-age=${yearSeconds}; samesite=lax`;
}
