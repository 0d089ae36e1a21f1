import type { Typed } from "@seneschal/engine";
import { games, studies as schemas } from "@seneschal/schema";
import { hasNode, type Study, type StudyNode } from "../../domain/study/study.ts";
import { decideStudyMove, knownNode, type StudyMove } from "../../domain/study/study-moves.ts";
import { requestOf } from "../../event-store/appending/idempotent-request.ts";
import { decided, executeCommand, stateAfter, unchanged } from "../../event-store/execute-command.ts";
import { isRejected, type Rejection, rejected } from "../../platform/http/rejection.ts";
import { asMember, noNode } from "./access.ts";
import { isFull, type StudyActor } from "./change-study.ts";
import { newSeed } from "./create-study.ts";
import { studyPosition } from "./positions.ts";
import type { NewStudyMove, StudyDeps } from "./types.ts";

/** The node of a move, and whether it is new. */
export interface PlayedMove {
  readonly study: Study;
  readonly node: StudyNode;
  readonly isNew: boolean;
}

/** Plays a move at a node. If it was played there before, its node is the result, unless it is to draw again. */
export async function playStudyMove(
  deps: StudyDeps,
  { study: id, account }: StudyActor,
  body: NewStudyMove,
  key: string | undefined,
): Promise<PlayedMove> {
  const { node: parent, seat } = body;
  let known: StudyNode | undefined;
  const outcome = await executeCommand(deps.store, {
    id,
    request: requestOf(account, key, ["study-move", body]),
    async decide(current) {
      const study = asMember(current, account);
      if (isRejected(study)) return study;
      const move = moveIn(deps, study, body);
      if (isRejected(move)) return move;
      if (!hasNode(study, parent)) return noNode(parent);
      if (seat >= study.seats) return rejected("malformed-request", `This study has seats 0 to ${study.seats - 1}.`);
      known = knownNode(study, { parent, seat, move });
      if (known !== undefined && (!body.drawsAgain || known.draws === 0)) return unchanged;
      const position = await studyPosition(deps, study, parent);
      return decidedMove(deps, study, account, { position, parent, seat, move, seed: newSeed() });
    },
  });
  const study = stateAfter(outcome);
  const isNew = outcome.type === "appended";
  const number = outcome.type === "repeated" ? outcome.version : isNew ? study.version : known?.node;
  const node = number === undefined ? undefined : study.nodes.get(number);
  if (node === undefined) throw noNode(number ?? parent).problem;
  return { study, node, isNew };
}

function decidedMove({ registry, games: rules, now }: StudyDeps, study: Study, by: string, asked: StudyMove) {
  const registered = registry.of(study.ruleset);
  const decision = decideStudyMove(registered.ruleset, asked);
  if ("refusal" in decision) return rules.refusalOf(registered, asked, decision.refusal.rule);
  const events = [decision.event];
  if (study.nodes.size >= schemas.studyNodesMax)
    return rejected("list-full", `A study has at most ${schemas.studyNodesMax} moves. Remove a branch first.`);
  return isFull(study, events) ?? decided({ by, at: now().toISOString(), events });
}

/** Parses the move with the schema of the study’s ruleset. */
function moveIn({ registry }: StudyDeps, { ruleset }: Study, body: NewStudyMove): Typed | Rejection {
  if (body.ruleset !== undefined && body.ruleset !== games.anyRuleset && body.ruleset !== ruleset)
    return rejected("wrong-ruleset", `The ruleset of this study is \`${ruleset}\`, not \`${body.ruleset}\`.`);
  const parsed = registry.of(ruleset).schema.move.safeParse(body.move);
  if (parsed.success) return parsed.data as Typed;
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: ["body/move", ...path].join("/"), message }));
  return rejected("malformed-request", "This is not a move of this ruleset.", { errors });
}
