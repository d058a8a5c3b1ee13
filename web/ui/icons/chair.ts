/** The drawing of a seated party, wherever one is shown: a path of 24 by 24. */
export const chair =
  'M6.5 10V6a2.5 2.5 0 0 1 2.5-2.5h6A2.5 2.5 0 0 1 17.5 6v4M3.5 10h3v5h11v-5h3v8h-17zM6 18v2.5m12-2.5v2.5';
