import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/database/account-tables.ts", "./src/database/tables.ts"],
  out: "./src/database/migrations",
});
