import { z } from "zod";

/** What a token may do. Reading and changing are separate: `games:play` does not include `games:read`. */
export const scopes = [
  "profile:read",
  "profile:write",
  "email:read",
  "games:read",
  "games:play",
  "lobby:write",
  "chat:read",
  "chat:write",
  "notes:read",
  "notes:write",
  "tournaments:read",
  "tournaments:write",
  "notifications:read",
  "notifications:write",
  "admin:read",
  "admin:write",
] as const;
export const scope = z.enum(scopes).meta({ id: "Scope", description: "A permission of a token." });
export type Scope = z.infer<typeof scope>;
