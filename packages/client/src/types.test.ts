import { expectTypeOf, it } from "vitest";
import type { Client } from "./client.ts";
import { moves } from "./play/moves.ts";
import { play } from "./play/play.ts";
import type { Game, Move, NewMove } from "./types.ts";

declare const client: Client;

it("types what is asked and answered, as the document describes it", () => {
  const never = async () => {
    const { data } = await client.GET("/v1/games/{game}", { params: { path: { game: "" } } });
    expectTypeOf(data).toEqualTypeOf<Game>();
    // @ts-expect-error: the path needs its parameter
    await client.GET("/v1/games/{game}");
    // @ts-expect-error: this is not a path of the API
    await client.GET("/v1/gmaes");
    const rulesets = await client.GET("/v1/rulesets");
    expectTypeOf(rulesets.data.rulesets[0]?.id).toExtend<string | undefined>();
  };
  expectTypeOf(never).toBeFunction();
});

it("knows the choices of the rulesets that are played, and that moves of a choice can be sent", () => {
  const never = () =>
    play(client, {
      rulesets: ["village"],
      choose(turn) {
        expectTypeOf(turn.ruleset).toEqualTypeOf<"village">();
        for (const choice of turn.choices)
          for (const move of moves(choice)) expectTypeOf(move).toExtend<Move<"village">>();
        const [choice] = turn.choices;
        return (choice && moves(choice).next().value) || undefined;
      },
    });
  expectTypeOf(never).toBeFunction();
});

it("knows the fields of a move by the ruleset that is sent with it", () => {
  const move = { type: "bury", from: "city-A" } as const;
  const expectedVersion = 7;
  const named: NewMove = { ruleset: "village", expectedVersion, move };
  const unnamed: NewMove = { expectedVersion, move };
  // @ts-expect-error: Middle-Ages has no such move
  const wrong: NewMove = { ruleset: "middle-ages", expectedVersion, move };
  const narrowed = (sent: NewMove) => {
    if (sent.ruleset === "village") expectTypeOf(sent.move).toEqualTypeOf<Move<"village">>();
  };
  expectTypeOf([named, unnamed, wrong]).toExtend<NewMove[]>();
  expectTypeOf(narrowed).toBeFunction();
});

it("lets a bot for all rulesets send any move of any choice", () => {
  const never = () =>
    play(client, {
      choose: ({ choices: [choice] }) => {
        if (choice === undefined) return undefined;
        const [move] = moves(choice);
        return move;
      },
    });
  expectTypeOf(never).toBeFunction();
});
