import type { Server } from "../server.ts";

interface Route {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/** Remembers every route, to tell an unknown path (404) from an unsupported method (405). */
export function allowedMethodsOf(server: Server): (url: string) => readonly string[] {
  const routes: Route[] = [];
  server.addHook("onRoute", ({ url, method }) => {
    // CORS answers `OPTIONS` for every path, also where there is nothing.
    const methods = [method].flat().filter((one) => one !== "OPTIONS");
    if (methods.length > 0) routes.push({ pattern: patternOf(url), methods });
  });
  return (url) => {
    const [path = ""] = url.split("?");
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(methods)].sort();
  };
}

/** Returns every method of some route. The list grows as routes are added. */
export function methodsOf(server: Server): readonly string[] {
  const methods: string[] = [];
  server.addHook("onRoute", ({ method }) => {
    for (const one of [method].flat()) if (one !== "OPTIONS" && !methods.includes(one)) methods.push(one);
  });
  return methods;
}

function patternOf(url: string): RegExp {
  const parts = url.split("/").map((part) => {
    if (part.startsWith(":")) return "[^/]+";
    return part === "*" ? ".*" : part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}$`);
}
