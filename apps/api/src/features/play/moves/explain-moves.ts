import type { FastifyError, FastifyRequest } from "fastify";
import type { PlayDeps } from "../types.ts";
import { readMoves } from "./read-moves.ts";

/**
 * Where no ruleset could read a move, it is read again in the words of the one that is played, which know the field at
 * fault. Set as the handler of errors, so that a move that can be read never meets it.
 */
export function explainMoves(deps: PlayDeps) {
  return async (error: FastifyError, request: FastifyRequest): Promise<never> => {
    if (error.validationContext === "body") error.validation = await explained(deps, error.validation ?? [], request);
    throw error;
  };
}

type Complaints = NonNullable<FastifyError["validation"]>;

async function explained(deps: PlayDeps, complaints: Complaints, request: FastifyRequest): Promise<Complaints> {
  const { game } = request.params as { readonly game: string };
  const read = await readMoves(deps, game, request.account?.id);
  const places = new Set(complaints.flatMap(({ instancePath }) => moveAt.exec(instancePath)?.[0] ?? []));
  if (read === undefined || places.size === 0) return complaints;
  const [first] = complaints;
  const moves = [...places].flatMap((place) => read(valueAt(request.body, place), place));
  const others = complaints.filter(({ instancePath }) => !moveAt.test(instancePath));
  return [...others, ...moves.map(({ path, message }) => ({ ...first, instancePath: path, message }) as Complaints[0])];
}

const moveAt = /^\/(move|moves\/\d+)(?=\/|$)/;

function valueAt(body: unknown, place: string): unknown {
  const [, ...names] = place.split("/");
  return names.reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);
}
