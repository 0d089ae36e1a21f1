import type { Chance } from "@seneschal/engine";
import { operations } from "./checked-requests.ts";

/** Values that the server returned or accepted, by the names of the path parameters that they can stand for. */
export class KnownValues {
  readonly #byName = new Map<string, string[]>();
  /** The beginnings of addresses up to a parameter, by those of the document: whose webhook it is, in which game. */
  readonly #beginnings = new Map<string, string[]>();

  /** Learns from a request and its response. */
  learn(path: string, url: string, answer: unknown): void {
    const given = url.split("?")[0]?.split("/") ?? [];
    const parts = path.split("/");
    parts.forEach((part, place) => {
      if (!part.startsWith("{")) return;
      this.add(part.slice(1, -1), given[place] ?? "");
      keep(this.#beginnings, parts.slice(0, place + 1).join("/"), given.slice(0, place + 1).join("/"));
    });
    for (const name of parametersBelow.get(path) ?? [])
      for (const id of idsIn(answer)) {
        this.add(name, id);
        keep(this.#beginnings, `${path}/{${name}}`, [...given, id].join("/"));
      }
  }

  add(name: string, value: string): void {
    keep(this.#byName, name, value);
  }

  /** The path with a known value for each parameter, or the values of another path. New values are taken more often. */
  fill(path: string, chance: Chance, given = ""): string {
    const before = given.split("/");
    const together = chance.below(2) === 0 ? this.#beginningOf(path, chance) : [];
    const fill = (part: string, place: number) => {
      const known = this.#byName.get(part.slice(1, -1)) ?? [];
      return known.length === 0 ? (before[place] ?? "unknown") : oneOf(known, chance);
    };
    return path
      .split("/")
      .map((part, place) => together[place] ?? (part.startsWith("{") ? fill(part, place) : part))
      .join("/");
  }

  /** Parts of a known address for as many parameters as possible. */
  #beginningOf(path: string, chance: Chance): readonly string[] {
    const parts = path.split("/");
    for (let length = parts.length; length > 0; length--) {
      const known = this.#beginnings.get(parts.slice(0, length).join("/"));
      if (known !== undefined) return oneOf(known, chance).split("/");
    }
    return [];
  }
}

const oneOf = (known: readonly string[], chance: Chance) =>
  chance.pick(chance.below(2) === 0 ? known.slice(-8) : known);

function keep(values: Map<string, string[]>, name: string, value: string): void {
  const known = values.get(name) ?? [];
  if (value !== "" && !known.includes(value)) values.set(name, [...known, value].slice(-60));
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
