/** Moves the focus to the first control with an error, and opens the sections that it is in. Returns whether there is one. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const invalid = form.querySelector<HTMLElement>("[aria-invalid=true]");
  if (invalid === null) return false;
  for (const section of sectionsAround(invalid)) section.open = true;
  const control = invalid.matches("fieldset") ? invalid.querySelector<HTMLElement>("input:checked, input") : invalid;
  control?.focus();
  return true;
}

function sectionsAround(element: HTMLElement): readonly HTMLDetailsElement[] {
  const section = element.parentElement?.closest("details") ?? null;
  return section === null ? [] : [section, ...sectionsAround(section)];
}
