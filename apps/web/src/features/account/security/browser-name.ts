const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux"] as const;

/** "Firefox, Linux": browser and system in a user agent; for other programs, its first word. */
export function browserName(agent: string | null): string | null {
  if (agent === null || agent === "") return null;
  const browser = browsers.find(([mark]) => agent.includes(`${mark}/`))?.[1];
  const system = systems.find((mark) => agent.includes(mark))?.replace("Mac OS X", "macOS");
  if (browser === undefined) return agent.split(/[\s/]/)[0] ?? null;
  return system === undefined ? browser : `${browser}, ${system}`;
}
