/** Stylesheets that still have global classes. This list only gets shorter. */
export const unconvertedStylesheets = [];
