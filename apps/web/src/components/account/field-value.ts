interface TextField {
  readonly name: string;
  readonly type: "text" | "email" | "password";
}

/** The value of a field. Spaces around it are removed, except in a password: it is sent exactly as typed. */
export function fieldValue({ name, type }: TextField, given: FormData): string {
  const value = String(given.get(name) ?? "");
  return type === "password" ? value : value.trim();
}
