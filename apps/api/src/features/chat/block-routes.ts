import { chat as schemas } from "@seneschal/schema";
import { requireUser } from "../../platform/http/identity.ts";
import { Problem } from "../../platform/http/problem.ts";
import { noContent, responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { blocksOf, removeBlock, setBlock } from "./blocks-store.ts";
import type { ChatDeps } from "./chat.ts";

const tags = ["chat"];

/** Muted and blocked players, in all games. */
export function blockRoutes(server: Server, { pool }: ChatDeps): void {
  const blocksBody = async (account: string) => ({ blocks: [...(await blocksOf(pool, account))] });
  server.get(
    "/v1/account/blocks",
    {
      config: { access: "profile:read" },
      schema: {
        operationId: "listBlocks",
        summary: "List muted and blocked players",
        description: "Nobody else sees this list.",
        tags,
        response: responses(schemas.blocks, "not-signed-in"),
      },
    },
    async (request) => blocksBody(requireUser(request).id),
  );
  server.put(
    "/v1/account/blocks/:account",
    {
      config: { access: "profile:write" },
      schema: {
        operationId: "blockAccount",
        summary: "Mute or block a player",
        description:
          "Hides messages between you and this player: `mute` those to you, `block` also those from you. With `block`, you do not see the invitations of this player either. The player is not told. A second request changes the kind.",
        tags,
        params: schemas.accountParams,
        body: schemas.newBlock,
        response: responses(schemas.blocks, "not-signed-in", "not-found"),
      },
    },
    async (request) => {
      const { id } = requireUser(request);
      const { account } = request.params;
      if (account === id) throw new Problem("malformed-request", "You cannot mute or block yourself.");
      if (await setBlock(pool, id, account, request.body.kind)) return blocksBody(id);
      throw new Problem("not-found", "No account has this id.");
    },
  );
  unblockRoute(server, { pool });
}

function unblockRoute(server: Server, { pool }: Pick<ChatDeps, "pool">): void {
  server.delete(
    "/v1/account/blocks/:account",
    {
      config: { access: "profile:write" },
      schema: {
        operationId: "unblockAccount",
        summary: "Unmute or unblock a player",
        description: "You see the messages of this player again. Without a mute or a block, nothing changes.",
        tags,
        params: schemas.accountParams,
        response: noContent("not-signed-in"),
      },
    },
    async (request, reply) => {
      await removeBlock(pool, requireUser(request).id, request.params.account);
      return reply.code(204).send();
    },
  );
}
