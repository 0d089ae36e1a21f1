/** Numbers in these members are seats. */
const seatFields = ["seat", "seats", "order", "target", "guest", "guests", "first", "holder", "controller"];

/** The words of a game in one language, from the reference data of its ruleset. */
export class Names {
  #reference;
  #seats;
  #language;
  #texts;

  constructor(reference, seats, language, texts) {
    this.#reference = reference;
    this.#seats = seats;
    this.#language = language;
    this.#texts = texts;
  }

  get title() {
    return this.#in(this.#reference.title);
  }

  /** A name of a kind, such as a `move`, a `fact` or a `step`; without one, the id in words. */
  of(kind, id) {
    return this.#in(this.#reference.names[kind]?.[id]) ?? wordsOf(id);
  }

  player(seat) {
    const occupant = this.#seats[seat];
    return occupant?.name ?? `${this.#texts.bot} ${seat + 1}`;
  }

  /** What is asked for a field of a move. */
  label(field) {
    return this.of("field", field).replace(/[ \u00a0]*[?:]$/, "");
  }

  /** The value of a field in words: the kinds of names that it can have are in the reference data. */
  value(field, value) {
    if (Array.isArray(value)) return value.map((one) => this.value(field, one)).join(", ") || this.#texts.nothing;
    if (value === true || value === "yes") return this.#texts.yes;
    if (value === false || value === "no") return this.#texts.no;
    return this.#named(field, String(value)) ?? this.#joined(field, value) ?? this.#seatOr(field, value);
  }

  /** A move in one line. */
  move({ type, ...fields }) {
    const values = Object.entries(fields).map(([field, value]) => this.valueWithLabel(field, value));
    return values.length === 0 ? this.of("move", type) : `${this.of("move", type)} – ${values.join(", ")}`;
  }

  /** A number says nothing without the name of its field. */
  valueWithLabel(field, value) {
    const text = this.value(field, value);
    return /^[\d, ]+$/.test(text) ? `${this.label(field)} ${text}` : text;
  }

  #named(field, id) {
    for (const kind of this.#reference.fields[field] ?? []) {
      const name = this.#in(this.#reference.names[kind]?.[id]);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  /** `coin+orange` is a coin and an orange cube. */
  #joined(field, value) {
    if (typeof value !== "string" || !value.includes("+")) return undefined;
    return value
      .split("+")
      .map((part) => this.value(field, part))
      .join(" + ");
  }

  #seatOr(field, value) {
    const fields = this.#reference.ruleset === "village" ? seatFields : [...seatFields, "to", "from", "occupant"];
    return fields.includes(field) && typeof value === "number" ? this.player(value) : wordsOf(value);
  }

  #in(text) {
    return text?.[this.#language] ?? text?.en;
  }
}

/** An id in words: `extraCoins` is “extra coins”. */
export function wordsOf(id) {
  return String(id)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
}
