import type { TransitionStep } from "../../domain/game/transition.ts";

/** JSON of a record without its braces. */
export function membersOf(record: object): string {
  return JSON.stringify(record).slice(1, -1);
}

/** An event as JSON. Its body is inserted byte for byte, because the digest covers it. */
export function eventRecord({ body }: TransitionStep, members: string): string {
  return `{"body":${body},${members}}`;
}
