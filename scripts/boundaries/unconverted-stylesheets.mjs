/** Stylesheets that still hold global classes. This list only shrinks: it goes when the last one is a module. */
export const unconvertedStylesheets = [];
