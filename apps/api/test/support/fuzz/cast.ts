import type { Pool } from "pg";
import { staffMember } from "../accounts/staff.ts";
import { Caller, guest } from "../server/caller.ts";

/** Who makes random requests. */
export type Cast = Readonly<
  Record<"administrator" | "member" | "guest" | "bot" | "limited" | "nobody" | "junk", Caller>
>;

/** How often each makes requests. */
export const parts: readonly (keyof Cast)[] = [
  ...(["administrator", "administrator", "administrator", "member", "member", "member", "guest", "guest"] as const),
  ...(["bot", "limited", "nobody", "junk"] as const),
];

let casts = 0;

/** New accounts, since random requests delete, ban and sign out the old ones. */
export async function newCast(url: string, pool: Pool): Promise<Cast> {
  casts += 1;
  const administrator = await staffMember(pool, url, "administrator", `Odo ${casts}`);
  const member = await guest(url, `Maud ${casts}`);
  const registered = "update accounts set is_guest = false, email = $2, email_verified = true where id = $1";
  await pool.query(registered, [member.id, `maud${casts}@example.org`]);
  const scopes = ["profile:read"];
  const { token } = await member.post<{ token: string }>("/v1/account/tokens", { name: "Limited", scopes });
  const games = [{ ruleset: "middle-ages", seats: { min: 2, max: 4 }, options: "default" }];
  const wanted = { name: `Robot ${casts}`, description: "Random.", sourceUrl: "https://example.org/robot", games };
  const { account } = await member.post<{ account: string }>("/v1/account/bots", wanted);
  const bot = await member.post<{ token: string }>(`/v1/account/bots/${account}/tokens`, { name: "At home" });
  return {
    administrator,
    member,
    guest: await guest(url, `Gus ${casts}`),
    bot: new Caller(url, bot.token, account),
    limited: new Caller(url, token, member.id),
    nobody: new Caller(url),
    junk: new Caller(url, "never-given"),
  };
}

const rulesets = ["middle-ages", "village", "fief-1429", "fief-original", "fief-vitale"];
const sizes = { least: 2, most: 4, preferred: 2 };
const stage = { format: "swiss", field: { from: "all" }, sizes, rounds: 2, roundDays: 14 };

/** Creates a running game of each ruleset, open games, a finished one, and a tournament in each phase. */
export async function populate({ member, administrator, guest: visitor }: Cast): Promise<void> {
  for (const ruleset of rulesets) {
    const opening = { ruleset, options: {}, name: `A game of ${ruleset}`, seats: 3, bots: ["easy"] };
    const { id } = await member.open(opening);
    await visitor.post(`/v1/games/${id}/seats`, {});
    await member.post(`/v1/games/${id}/start`);
  }
  await visitor.open({ ruleset: "village", options: {}, name: "An open game" });
  await member.open({
    ruleset: "middle-ages",
    options: {},
    name: "Invited",
    visibility: "invitation",
    readyCheck: true,
  });
  for (const phase of ["draft", "open", "running", "cancelled"]) {
    const plan = { name: `A cup that is ${phase}`, ruleset: "middle-ages", stages: [stage], pace: "three-days" };
    const { id } = await administrator.post<{ id: string }>("/v1/tournaments", { plan });
    const act = (caller: Caller, action: object) => caller.post(`/v1/tournaments/${id}/actions`, { action });
    if (phase === "draft") continue;
    await act(administrator, { type: "open-entry" });
    if (phase === "cancelled") await act(administrator, { type: "cancel", reason: "Nobody came." });
    if (phase !== "running") continue;
    for (const player of [member, visitor]) await act(player, { type: "enter" });
    await act(administrator, { type: "enter-bots", bot: "easy", count: 2 });
    await act(administrator, { type: "start", isEarly: true });
  }
}
