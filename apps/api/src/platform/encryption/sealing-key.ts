import { z } from "zod";

/** What secrets are sealed with, wherever it is kept: too long to be guessed. */
export const sealingKey = z.string().min(32);
