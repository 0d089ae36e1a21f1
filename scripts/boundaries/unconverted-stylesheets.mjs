/** Stylesheets that still hold global classes. This list only shrinks: it goes when the last one is a module. */
export const unconvertedStylesheets = [
  "apps/web/src/boards/fief-classic/classic.css",
  "apps/web/src/boards/fief-shared/styles/decision.css",
  "apps/web/src/boards/fief-shared/styles/detail.css",
  "apps/web/src/boards/fief-shared/styles/frame.css",
  "apps/web/src/boards/fief-shared/styles/ground.css",
  "apps/web/src/boards/fief-shared/styles/layout.css",
  "apps/web/src/boards/fief-shared/styles/parts.css",
  "apps/web/src/boards/fief-shared/styles/pieces.css",
  "apps/web/src/boards/fief-shared/styles/symbols.css",
  "apps/web/src/boards/fief-shared/styles/theatre.css",
];
