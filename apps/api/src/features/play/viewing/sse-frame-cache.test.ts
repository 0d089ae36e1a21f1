import { expect, it } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import { SseFrameCache } from "./sse-frame-cache.ts";

// The cache knows games by identity alone.
const game = {} as Game;

it("frames are built and encoded once for all viewers of an audience who get the same id", () => {
  const frames = new SseFrameCache();
  let built = 0;
  const dataOf = () => {
    built += 1;
    return '{"name":"Évrard"}';
  };
  const viewers = [1, 2, 3].map(() => frames.of(game, { audience: "spectator", id: "7" }, dataOf));
  expect(built).toBe(1);
  expect(new Set(viewers).size).toBe(1);
  expect(viewers[0]?.toString()).toBe('event: step\nid: 7\ndata: {"name":"Évrard"}\n\n');

  expect(frames.of(game, { audience: 0, id: "7" }, dataOf)).not.toBe(viewers[0]);
  expect(frames.of(game, { audience: "spectator", id: "7.2" }, dataOf)?.toString()).toContain("id: 7.2\n");
  expect(frames.of({ ...game }, { audience: "spectator", id: "7" }, dataOf)).not.toBe(viewers[0]);
  expect(built).toBe(4);
});

it("an audience that does not see a step has no frame, which is also found once", () => {
  const frames = new SseFrameCache();
  let asked = 0;
  const nothing = () => {
    asked += 1;
    return undefined;
  };
  for (const _ of [1, 2]) expect(frames.of(game, { audience: 1, id: "3" }, nothing)).toBeUndefined();
  expect(asked).toBe(1);
});
