/** Where the layout changes, in pixels. CSS says `@media (--phone)`: the build puts in the queries below. */
export const breakpoints = {
  tablet: 700,
  tools: 820,
  desktop: 993,
  wide: 1200,
  board: 1380,
  beside: 1440,
  huge: 1536,
} as const;

const from = (width: number) => `(min-width: ${width}px)`;
const below = (width: number) => `(max-width: ${width - 0.05}px)`;

/** Media queries by what they are for. */
export const media = {
  /** Cards instead of tables; dialogs fill the screen. */
  phone: below(breakpoints.tablet),
  tablet: from(breakpoints.tablet),
  /** Tools of the calendar have words. */
  tools: from(breakpoints.tools),
  /** The menu stands beside the page; form and preview stand side by side. */
  desktop: from(breakpoints.desktop),
  /** A table beside the menu has room for all its columns. */
  wide: from(breakpoints.wide),
  /** A row of the queue fits on one line. */
  board: from(breakpoints.board),
  /** A phone's screen stands beside a form. */
  beside: from(breakpoints.beside),
  /** A field that has the focus brings up a keyboard on the screen. */
  touch: '(pointer: coarse)',
} as const;
