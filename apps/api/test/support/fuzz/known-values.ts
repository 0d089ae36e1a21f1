import type { Chance } from "@seneschal/engine";
import { operations } from "./checked-requests.ts";

/** Values that the server returned or accepted, by the names of the path parameters that they can stand for. */
export class KnownValues {
  readonly #byName = new Map<string, string[]>();

  /** Learns from a request and its response. */
  learn(path: string, url: string, answer: unknown): void {
    const given = url.split("?")[0]?.split("/") ?? [];
    path.split("/").forEach((part, place) => {
      if (part.startsWith("{")) this.add(part.slice(1, -1), given[place] ?? "");
    });
    for (const name of parametersBelow.get(path) ?? []) for (const id of idsIn(answer)) this.add(name, id);
  }

  add(name: string, value: string): void {
    const known = this.#byName.get(name) ?? [];
    if (value !== "" && !known.includes(value)) this.#byName.set(name, [...known, value].slice(-60));
  }

  /** The path with a known value for each parameter, or the values of another path. New values are taken more often. */
  fill(path: string, chance: Chance, given = ""): string {
    const before = given.split("/");
    const fill = (part: string, place: number) => {
      const known = this.#byName.get(part.slice(1, -1)) ?? [];
      if (known.length === 0) return before[place] ?? "unknown";
      const recent = known.slice(-8);
      return chance.pick(chance.below(2) === 0 ? recent : known);
    };
    return path
      .split("/")
      .map((part, place) => (part.startsWith("{") ? fill(part, place) : part))
      .join("/");
  }
}

/** For `/v1/games`, `game`: what is listed or created there is a parameter of the paths below. */
const parametersBelow = new Map<string, readonly string[]>();
for (const { path } of operations) {
  const [, above, name] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
  if (above !== undefined && name !== undefined) parametersBelow.set(above, [name]);
}

/** Ids in a response: its own, and those of the entries of its lists. */
function idsIn(answer: unknown): readonly string[] {
  if (typeof answer !== "object" || answer === null) return [];
  const entries = Object.values(answer).flatMap((value) => (Array.isArray(value) ? value.slice(0, 5) : [value]));
  return [answer, ...entries].flatMap((entry) => {
    if (typeof entry !== "object" || entry === null) return [];
    const { id, number } = entry as { readonly id?: unknown; readonly number?: unknown };
    return [id, number].filter((one) => typeof one === "string" || typeof one === "number").map(String);
  });
}
