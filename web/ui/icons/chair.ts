/** The drawing of a seated party, wherever one is shown: a path of 24 by 24. */
export const chair = 'M7 3v10h10V3M6 13h12M7 13v8m10-8v8';
